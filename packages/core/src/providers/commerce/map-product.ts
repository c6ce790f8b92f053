import { toCents } from '../../money.ts';
import { toNumericId } from '../../product/identifiers.ts';
import { flattenMetafields } from '../../product/metafields.ts';
import { normaliseProduct } from '../../product/normalise.ts';
import type { InstallmentPricing, Product, ProductImage, Variant } from '../../product/product.ts';
import type { CollectionPage } from './commerce.ts';
import type {
  CollectionPageQuery,
  PictureFragment,
  ProductFieldsFragment,
  ProductVariantFieldsFragment,
} from './generated/storefront.generated.d.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

type WireReference = Wire<NonNullable<ProductFieldsFragment['metafields'][number]>['reference']>;
type VideoSource = { url: string; mimeType: string; height: number };

/** How many payments an instalment plan has when the platform does not say. */
const USUAL_INSTALLMENTS = 4;

export interface Cursors {
  productCursor?: string | null;
  pageCursor?: string | null;
}

/** `[entity.product]` Null for what cannot be shown: no id, handle or price. */
export function toProduct(product: Wire<ProductFieldsFragment>, cursors: Cursors = {}): Product | null {
  if (!product) return null;
  return normaliseProduct({
    id: readText(product.id) ?? '',
    handle: readText(product.handle) ?? '',
    title: readText(product.title) ?? '',
    description: readText(product.descriptionHtml),
    createdAt: readText(product.createdAt),
    tags: readTexts(product.tags),
    productType: readText(product.productType) ?? '',
    vendor: readText(product.vendor) ?? '',
    isAvailable: product.availableForSale ?? null,
    priceCents: toCents(product.priceRange?.minVariantPrice?.amount),
    images: readList(product.images?.nodes).flatMap(toPictures),
    variants: toVariants(product.variants?.nodes),
    collections: readList(product.collections?.nodes).flatMap(({ title, handle }) => {
      const [name, path] = [readText(title), readText(handle)];
      return name === null || path === null ? [] : [{ title: name, handle: path }];
    }),
    metafields: flattenMetafields(
      readList(product.metafields).flatMap(({ key, value, reference }) => {
        const name = readText(key);
        return name === null ? [] : [{ key: name, value, referenceUrl: toReferenceUrl(reference) }];
      }),
    ),
    ...cursors,
  });
}

/** `[entity.variant]` A variant without an id or a readable price is dropped. */
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
        selectedOptions: readList(variant.selectedOptions).flatMap(({ name, value }) =>
          typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
        ),
        installments: toInstallments(variant.shopPayInstallmentsPricing),
        image: toPictures(variant.image)[0] ?? null,
      },
    ];
  });
}

/** A page of a collection; `pageCursor` is the cursor with which it was asked for. */
export function toCollectionPage(
  collection: Wire<CollectionPageQuery['collection']>,
  pageCursor: string | null,
): CollectionPage | null {
  const [id, handle] = [readText(collection?.id), readText(collection?.handle)];
  if (!collection || id === null || handle === null) return null;
  const { pageInfo, edges } = collection.products ?? {};
  return {
    id,
    handle,
    title: readText(collection.title) ?? '',
    description: readText(collection.descriptionHtml)?.trim() || null,
    image: toPictures(collection.image)[0] ?? null,
    metafields: Object.fromEntries(
      readList(collection.metafields).flatMap(({ key, value }) =>
        typeof key === 'string' && typeof value === 'string' ? [[key, value]] : [],
      ),
    ),
    products: readList(edges).flatMap(
      ({ node, cursor }) => toProduct(node, { productCursor: readText(cursor), pageCursor }) ?? [],
    ),
    hasNextPage: pageInfo?.hasNextPage === true,
    hasPreviousPage: pageInfo?.hasPreviousPage === true,
    startCursor: readText(pageInfo?.startCursor),
    endCursor: readText(pageInfo?.endCursor),
  };
}

function toPictures(image: Wire<PictureFragment>): ProductImage[] {
  const src = readText(image?.url);
  if (!image || src === null) return [];
  const { width, height, altText } = image;
  return [{ src, width: readNumber(width), height: readNumber(height), altText: readText(altText) }];
}

/** The address of an image, or `[call.commerce-storefront-api.28]` of a film's tallest source. */
function toReferenceUrl(reference: WireReference): string | null {
  const { image, sources }: { image?: Wire<{ url: string }>; sources?: Wire<VideoSource[]> } =
    reference ?? {};
  const playable = readList(sources).filter(({ mimeType }) => mimeType === 'video/mp4');
  const [tallest] = playable.toSorted((a, b) => (readNumber(b.height) ?? 0) - (readNumber(a.height) ?? 0));
  return readText(image?.url) ?? readText(tallest?.url);
}

function toInstallments(
  pricing: Wire<ProductVariantFieldsFragment['shopPayInstallmentsPricing']>,
): InstallmentPricing | null {
  const pricePerTerm = readText(pricing?.pricePerTerm?.amount);
  const currencyCode = readText(pricing?.pricePerTerm?.currencyCode);
  if (!pricing || pricePerTerm === null || currencyCode === null) return null;
  return {
    available: pricing.available === true,
    eligible: pricing.eligible === true,
    count: readNumber(pricing.installmentsCount?.count) ?? USUAL_INSTALLMENTS,
    pricePerTerm,
    currencyCode,
  };
}
