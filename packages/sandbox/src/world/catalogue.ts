/**
 * The doubles' seed as plain data, in no provider's wire format. The commerce double turns
 * it into Storefront API objects, the search double into Searchspring results, the content double into the
 * store data that Sanity Connect copies. Ids are numeric and stable for a seed, so that they survive restarts.
 */
export interface Catalogue {
  products: CatalogueProduct[];
  collections: CatalogueCollection[];
  discounts: CatalogueDiscount[];
  metaobjects: CatalogueMetaobject[];
}

export interface CataloguePicture {
  /** Path below `packages/sandbox/media`, e.g. `apparel/slip-dress-aurelia-oxblood-front.webp`. */
  file: string;
  width: number;
  height: number;
  alt: string;
}

export interface CatalogueVideo {
  file: string;
  width: number;
  height: number;
  poster: CataloguePicture;
  alt: string;
}

export interface CatalogueVariant {
  id: number;
  inventoryItemId: number;
  /** Same order and number as the product's options, e.g. ['M', 'Oxblood']. */
  optionValues: string[];
  sku: string;
  /** US cents. */
  priceCents: number;
  compareAtCents: number | null;
  /** Units on hand; a gift card or appointment is not tracked. */
  stock: number;
  tracked: boolean;
  requiresShipping: boolean;
  weightGrams: number;
  /** The contents of one unit, where it is sold by measure: 250 ml, compared by 100 ml. */
  contents?: { type: 'VOLUME' | 'WEIGHT' | 'LENGTH'; unit: 'ML' | 'G' | 'CM'; quantity: number; per: number };
}

export interface CatalogueMetafield {
  namespace: string;
  key: string;
  /** Shopify's metafield type, e.g. `single_line_text_field`, `json`, `file_reference`. */
  type: string;
  /** A file, also one inside JSON, is its path below `media`: the double returns its URL. */
  value: string;
}

export interface CatalogueProduct {
  id: number;
  handle: string;
  title: string;
  /** The colour of this product; its siblings are separate products with the same `design`. */
  colour: string;
  colourHex: string;
  design: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  tags: string[];
  /** ISO 8601. */
  createdAt: string;
  publishedAt: string;
  updatedAt: string;
  /** ['Size', 'Color'], ['Amount', 'Color'] … */
  optionNames: string[];
  variants: CatalogueVariant[];
  pictures: CataloguePicture[];
  videos: CatalogueVideo[];
  metafields: CatalogueMetafield[];
  seo: { title: string | null; description: string | null };
  isGiftCard: boolean;
}

export type CollectionSort =
  | 'MANUAL'
  | 'BEST_SELLING'
  | 'CREATED_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'TITLE_ASC';

export interface CatalogueCollection {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  picture: CataloguePicture | null;
  sort: CollectionSort;
  /** Product handles in the manual order; the seed has already applied the rule. */
  productHandles: string[];
  /** How the collection was filled, where it has a rule. */
  rule: { column: 'product_type' | 'tag' | 'title'; condition: string } | null;
  metafields: CatalogueMetafield[];
  seo: { title: string | null; description: string | null };
  updatedAt: string;
}

export interface CatalogueDiscount {
  /** Null for an automatic discount: the shopper sees its `title`. */
  code: string | null;
  title: string;
  kind: 'percentage' | 'amount' | 'free-shipping';
  /** Percent, or US cents. 0 for free shipping. */
  value: number;
  minimumCents: number | null;
  /** Limits it to products of one collection. */
  collectionHandle: string | null;
  startsAt: string | null;
  endsAt: string | null;
  oncePerCustomer: boolean;
}

export interface CatalogueMetaobject {
  id: number;
  type: string;
  handle: string;
  fields: { key: string; type: string; value: string }[];
  updatedAt: string;
}
