import { decodeTitle } from '../../product/decode-title.ts';
import { flattenMetafields } from '../../product/metafields.ts';
import { normaliseProduct } from '../../product/normalise.ts';
import type { Product, ProductImage, ProductMetafields, Variant } from '../../product/product.ts';
import type { Read } from '../read-answer.ts';
import type { CollectionEntry, CollectionPage, ProductListPage, ProductMapEntry } from './commerce.ts';
import type {
  collectionPageShape,
  collectionsShape,
  PictureAnswer,
  ProductFieldsAnswer,
  ProductVariantFieldsAnswer,
  productListShape,
  productMapShape,
} from './generated/answer-shapes.ts';
import { toInstallments } from './map-installments.ts';
import { toVideoSource } from './map-video.ts';
import { nextCursor } from './read-remaining-pages.ts';
import { requireCents, requireNumericId, unreadable } from './unreadable.ts';

type MetafieldsAnswer = ProductFieldsAnswer['metafields'];
type ReferenceAnswer = NonNullable<MetafieldsAnswer[number]>['reference'];

export interface Cursors {
  productCursor?: string | null;
  pageCursor?: string | null;
}

/** Throws the fault of `unreadable` for a product that could not be shown or sold: no handle, or no number in its id. */
export function toProduct(answer: ProductFieldsAnswer, cursors: Cursors = {}): Product {
  const product = normaliseProduct({
    id: answer.id,
    handle: answer.handle,
    title: decodeTitle(answer.title),
    description: answer.descriptionHtml,
    createdAt: answer.createdAt,
    updatedAt: answer.updatedAt,
    tags: answer.tags,
    productType: answer.productType,
    vendor: answer.vendor,
    isAvailable: answer.availableForSale,
    priceCents: requireCents(answer.priceRange.minVariantPrice.amount),
    currencyCode: answer.priceRange.minVariantPrice.currencyCode,
    images: answer.images.nodes.map(toPicture),
    variants: answer.variants.nodes.map(toVariant),
    collections: answer.collections.nodes,
    metafields: toMetafields(answer.metafields),
    ...cursors,
  });
  if (product === null) throw unreadable('a product without a handle or a number in its id');
  return product;
}

/**
 * `[entity.normalized-product.10]` References become the URL of what they refer to. What a metafield's text holds is
 * the merchant's content: a text that cannot be used leaves the field out.
 */
export function toMetafields(metafields: MetafieldsAnswer): ProductMetafields {
  return flattenMetafields(
    metafields.flatMap((metafield) => {
      if (metafield === null) return [];
      const { key, value, reference } = metafield;
      return [{ key, value, referenceUrl: toReferenceUrl(reference) }];
    }),
  );
}

export function toVariant(variant: ProductVariantFieldsAnswer): Variant {
  return {
    id: requireNumericId(variant.id),
    title: variant.title,
    sku: variant.sku,
    price: requireCents(variant.price.amount),
    compareAtPrice: variant.compareAtPrice && requireCents(variant.compareAtPrice.amount),
    availableForSale: variant.availableForSale,
    available: variant.availableForSale,
    inventory_quantity: variant.quantityAvailable,
    selectedOptions: variant.selectedOptions,
    installments: toInstallments(variant.shopPayInstallmentsPricing),
    image: variant.image && toPicture(variant.image),
  };
}

/** A page of a collection; `pageCursor` is the cursor with which it was requested. */
export function toCollectionPage(
  collection: NonNullable<Read<typeof collectionPageShape>['collection']>,
  pageCursor: string | null,
): CollectionPage {
  return {
    ...toCollectionEntry(collection),
    metafields: Object.fromEntries(
      collection.metafields.flatMap((metafield) =>
        metafield === null ? [] : [[metafield.key, metafield.value]],
      ),
    ),
    ...toProductListPage(collection.products, pageCursor),
  };
}

/** `[call.commerce-storefront-api.14]` Throws the fault of `unreadable` for a page that names no page beside it. */
export function toProductListPage(
  { pageInfo, edges }: Read<typeof productListShape>['products'],
  pageCursor: string | null,
): ProductListPage {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  nextCursor({ hasNextPage, endCursor });
  // A page after the end is empty, and has pages before it without a cursor of its own.
  if (edges.length > 0) nextCursor({ hasNextPage: hasPreviousPage, endCursor: startCursor });
  return {
    products: edges.map(({ node, cursor }) => toProduct(node, { productCursor: cursor, pageCursor })),
    hasNextPage,
    hasPreviousPage,
    startCursor,
    endCursor,
  };
}

/** `[call.commerce-storefront-api.17]` */
export function toCollectionEntry(
  collection: Read<typeof collectionsShape>['collections']['nodes'][number],
): CollectionEntry {
  const { id, handle, title, descriptionHtml, image, updatedAt } = collection;
  const description = descriptionHtml.trim() || null;
  return { id, handle, title, description, image: image && toPicture(image), updatedAt };
}

export function toProductMapEntry(
  product: Read<typeof productMapShape>['products']['nodes'][number],
): ProductMapEntry {
  const { handle, updatedAt, images } = product;
  return { handle, updatedAt, images: images.nodes.map(({ url }) => url) };
}

/** An empty text is none: what shows the picture names it by the product then. */
export function toPicture({ url, width, height, altText }: PictureAnswer): ProductImage {
  return { src: url, width, height, altText: altText || null };
}

/** The URL of an image, or `[call.commerce-storefront-api.28]` of a video's tallest source. */
function toReferenceUrl(reference: ReferenceAnswer): string | null {
  if (reference?.__typename === 'MediaImage') return reference.image?.url ?? null;
  return reference?.__typename === 'Video' ? (toVideoSource(reference.sources)?.url ?? null) : null;
}
