import { toCents } from '../../money.ts';
import { toNumericId } from '../../product/identifiers.ts';
import { flattenMetafields } from '../../product/metafields.ts';
import { normaliseProduct } from '../../product/normalise.ts';
import type {
  Product,
  ProductImage,
  ProductMetafields,
  SelectedOption,
  Variant,
} from '../../product/product.ts';
import type { VideoSource } from '../../product/video-source.ts';
import type { CollectionEntry, CollectionPage, ProductListPage, ProductMapEntry } from './commerce.ts';
import type {
  CollectionPageQuery,
  CollectionsQuery,
  PictureFragment,
  ProductFieldsFragment,
  ProductListQuery,
  ProductMapQuery,
  ProductVariantFieldsFragment,
} from './generated/storefront.generated.d.ts';
import { toInstallments } from './map-installments.ts';
import { toVideoSource } from './map-video.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

type WireReference = Wire<NonNullable<ProductFieldsFragment['metafields'][number]>['reference']>;

export interface Cursors {
  productCursor?: string | null;
  pageCursor?: string | null;
}

/** Null for what cannot be shown: no id, handle or price. */
export function toProduct(product: Wire<ProductFieldsFragment>, cursors: Cursors = {}): Product | null {
  if (!product) return null;
  return normaliseProduct({
    id: readText(product.id) ?? '',
    handle: readText(product.handle) ?? '',
    title: readText(product.title) ?? '',
    description: readText(product.descriptionHtml),
    createdAt: readText(product.createdAt),
    updatedAt: readText(product.updatedAt),
    tags: readTexts(product.tags),
    productType: readText(product.productType) ?? '',
    vendor: readText(product.vendor) ?? '',
    isAvailable: product.availableForSale ?? null,
    priceCents: toCents(product.priceRange?.minVariantPrice?.amount),
    images: readList(product.images?.nodes).flatMap((image) => toPicture(image) ?? []),
    variants: toVariants(product.variants?.nodes),
    collections: readList(product.collections?.nodes).flatMap(({ title, handle }) => {
      const [name, path] = [readText(title), readText(handle)];
      return name === null || path === null ? [] : [{ title: name, handle: path }];
    }),
    metafields: toMetafields(product.metafields),
    ...cursors,
  });
}

/** `[entity.normalized-product.10]` References become the URL of what they refer to. */
export function toMetafields(metafields: Wire<ProductFieldsFragment['metafields']>): ProductMetafields {
  return flattenMetafields(
    readList(metafields).flatMap(({ key, value, reference }) => {
      const name = readText(key);
      return name === null ? [] : [{ key: name, value, referenceUrl: toReferenceUrl(reference) }];
    }),
  );
}

/** A variant without an id or a readable price is dropped. */
export function toVariants(variants: Wire<ProductVariantFieldsFragment[]>): Variant[] {
  return readList(variants).flatMap((variant) => {
    const id = toNumericId(readText(variant.id) ?? '');
    const price = toCents(variant.price?.amount);
    if (id === null || price === null) return [];
    const isAvailable = variant.availableForSale === true;
    return [
      {
        id,
        title: readText(variant.title) ?? '',
        sku: readText(variant.sku),
        price,
        compareAtPrice: toCents(variant.compareAtPrice?.amount),
        availableForSale: isAvailable,
        available: isAvailable,
        inventory_quantity: readNumber(variant.quantityAvailable),
        selectedOptions: toOptions(variant.selectedOptions),
        installments: toInstallments(variant.shopPayInstallmentsPricing),
        image: toPicture(variant.image),
      },
    ];
  });
}

/** A page of a collection; `pageCursor` is the cursor with which it was requested. */
export function toCollectionPage(
  collection: Wire<CollectionPageQuery['collection']>,
  pageCursor: string | null,
): CollectionPage | null {
  const [id, handle] = [readText(collection?.id), readText(collection?.handle)];
  if (!collection || id === null || handle === null) return null;
  return {
    id,
    handle,
    title: readText(collection.title) ?? '',
    description: readText(collection.descriptionHtml)?.trim() || null,
    updatedAt: readText(collection.updatedAt),
    image: toPicture(collection.image),
    metafields: Object.fromEntries(
      readList(collection.metafields).flatMap(({ key, value }) =>
        typeof key === 'string' && typeof value === 'string' ? [[key, value]] : [],
      ),
    ),
    ...toProductListPage(collection.products, pageCursor),
  };
}

/** `[call.commerce-storefront-api.14]` What cannot be shown is left out. */
export function toProductListPage(
  products: Wire<ProductListQuery['products']>,
  pageCursor: string | null,
): ProductListPage {
  const { pageInfo, edges } = products ?? {};
  return {
    products: readList(edges).flatMap(
      ({ node, cursor }) => toProduct(node, { productCursor: readText(cursor), pageCursor }) ?? [],
    ),
    hasNextPage: pageInfo?.hasNextPage === true,
    hasPreviousPage: pageInfo?.hasPreviousPage === true,
    startCursor: readText(pageInfo?.startCursor),
    endCursor: readText(pageInfo?.endCursor),
  };
}

/** `[call.commerce-storefront-api.17]` */
export function toCollectionEntry(
  collection: Wire<CollectionsQuery['collections']['nodes'][number]>,
): CollectionEntry | null {
  const [id, handle] = [readText(collection?.id), readText(collection?.handle)];
  if (!collection || id === null || handle === null) return null;
  return {
    id,
    handle,
    title: readText(collection.title) ?? '',
    description: readText(collection.descriptionHtml)?.trim() || null,
    image: toPicture(collection.image),
    updatedAt: readText(collection.updatedAt),
  };
}

/** Null for what has no page: no handle. */
export function toProductMapEntry(
  product: Wire<ProductMapQuery['products']['nodes'][number]>,
): ProductMapEntry | null {
  const handle = readText(product?.handle);
  if (!product || handle === null) return null;
  const images = readList(product.images?.nodes).flatMap(({ url }) => readText(url) ?? []);
  return { handle, updatedAt: readText(product.updatedAt), images };
}

export function toOptions(options: Wire<SelectedOption[]>): SelectedOption[] {
  return readList(options).flatMap(({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
  );
}

/** Null for a picture without a URL. */
export function toPicture(image: Wire<PictureFragment>): ProductImage | null {
  const src = readText(image?.url);
  if (!image || src === null) return null;
  const { width, height, altText } = image;
  return { src, width: readNumber(width), height: readNumber(height), altText: readText(altText) };
}

/** The URL of an image, or `[call.commerce-storefront-api.28]` of a video's tallest source. */
function toReferenceUrl(reference: WireReference): string | null {
  const { image, sources }: { image?: Wire<{ url: string }>; sources?: Wire<Partial<VideoSource>[]> } =
    reference ?? {};
  return readText(image?.url) ?? toVideoSource(sources)?.url ?? null;
}
