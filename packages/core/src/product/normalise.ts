import { comparePrice } from './compare-price.ts';
import { toNumericId } from './identifiers.ts';
import type { Product, ProductImage, ProductMetafields, Variant } from './product.ts';

/**
 * The values that every source of products (platform, CMS store data, search and recommendation results) is read into;
 * `normaliseProduct` derives the rest for all of them.
 */
export interface ProductSource {
  /** Global or numeric id. */
  id: string;
  handle: string;
  title: string;
  /** HTML. */
  description?: string | null;
  createdAt?: string | null;
  updatedAt?: string | null;
  tags: string[];
  productType: string;
  vendor: string;
  /** By default whether a variant is available. */
  isAvailable?: boolean | null;
  /** Cents; used when the source has no variants. */
  priceCents?: number | null;
  /** Of all its prices; US dollars where the source has none. */
  currencyCode?: string;
  /** Cents before any reduction, when the source has it beside the variants. */
  msrpCents?: number | null;
  images: ProductImage[];
  variants: Variant[];
  collections?: { title: string; handle: string }[];
  metafields?: ProductMetafields;
  productCursor?: string | null;
  pageCursor?: string | null;
}

/**
 * The product as components use it, prices in cents. Null when it has no id, handle or price, because it could not be
 * shown or sold.
 */
export function normaliseProduct(source: ProductSource): Product | null {
  const {
    id,
    handle,
    title,
    images,
    variants,
    collections = [],
    metafields = {},
    currencyCode = 'USD',
  } = source;
  const legacyId = toNumericId(id);
  const cheapest = variants.toSorted((a, b) => a.price - b.price)[0];
  const price = cheapest?.price ?? source.priceCents ?? null;
  if (legacyId === null || handle === '' || price === null) return null;

  const firstAvailable = variants.find((variant) => variant.available) ?? null;
  const compareAtPrice = comparePrice(variants, price);
  return {
    id,
    legacy_id: legacyId,
    title,
    name: title,
    handle,
    url: `/products/${handle}`,
    description: source.description?.trim() ? source.description : null,
    price,
    ...(currencyCode !== 'USD' && { currencyCode }),
    compareAtPrice,
    msrp: source.msrpCents ?? compareAtPrice,
    created_at: source.createdAt ?? null,
    updated_at: source.updatedAt ?? null,
    tags: source.tags,
    images,
    variants,
    productType: source.productType,
    vendor: source.vendor,
    available: source.isAvailable ?? firstAvailable !== null,
    first_available_variant: firstAvailable,
    selectedImage: images[0] ?? null,
    pdp_swatch_match_colors: metafields.pdp_swatch_match_colors ?? null,
    collections: collections.map((collection) => collection.title).join(','),
    collection_handles: collections.map((collection) => collection.handle).join(','),
    metafields,
    productCursor: source.productCursor ?? null,
    pageCursor: source.pageCursor ?? null,
  };
}
