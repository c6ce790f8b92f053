// The normalised product and its variants. Their field names are part of the specification's contract.

export interface ProductImage {
  src: string;
  width: number | null;
  height: number | null;
  altText: string | null;
}

export interface SelectedOption {
  name: string;
  value: string;
}

/** `[entity.variant.10]` */
export interface InstallmentPricing {
  available: boolean;
  eligible: boolean;
  /** The number of payments; 4 by default. */
  count: number;
  /** Decimal amount of one payment in `currencyCode`, as the platform writes it. */
  pricePerTerm: string;
  currencyCode: string;
}

/**
 * `[entity.variant.1]` `[entity.variant.2]` `[entity.variant.3]` `[entity.variant.4]` `[entity.variant.5]`
 * `[entity.variant.6]` `[entity.variant.7]` `[entity.variant.8]`
 */
export interface Variant {
  /** Numeric tail of the global id. */
  id: string;
  /** `{size} / {colour}`. */
  title: string;
  sku: string | null;
  /** Cents. */
  price: number;
  /** Cents; null without a compare price. */
  compareAtPrice: number | null;
  availableForSale: boolean;
  available: boolean;
  /** Units on hand; null when unknown. May be negative. */
  inventory_quantity: number | null;
  /** [0] is the size (or amount of a gift card), [1] the colour. */
  selectedOptions: SelectedOption[];
  installments: InstallmentPricing | null;
  image: ProductImage | null;
}

/** `[entity.variant.12]` `[entity.variant.13]` A variant looked up by its id. */
export interface VariantDetail extends Variant {
  /** In `weightUnit`, e.g. 'KILOGRAMS'; null when unknown. */
  weight: number | null;
  weightUnit: string | null;
  /** Decimal amount for `referenceValue` of `referenceUnit`; null when not sold by measure. */
  unitPrice: { amount: string; currencyCode: string } | null;
  unitPriceMeasurement: UnitPriceMeasurement | null;
}

export interface UnitPriceMeasurement {
  measuredType: string | null;
  quantityUnit: string | null;
  quantityValue: number;
  referenceUnit: string | null;
  referenceValue: number;
}

/**
 * `[entity.normalized-product.1]` `[entity.normalized-product.2]` `[entity.normalized-product.3]`
 * `[entity.normalized-product.4]` `[entity.normalized-product.5]` `[entity.normalized-product.6]`
 * `[entity.normalized-product.7]` `[entity.normalized-product.8]` `[entity.normalized-product.9]`
 * `[entity.normalized-product.33]` `[entity.normalized-product.34]` `[entity.normalized-product.35]`
 */
export interface Product {
  id: string;
  legacy_id: string;
  title: string;
  name: string;
  handle: string;
  /** `/products/{handle}` */
  url: string;
  /** HTML; null when empty. */
  description: string | null;
  /** Cents of the cheapest variant. */
  price: number;
  /** Of its prices and those of its variants; absent for US dollars. */
  currencyCode?: string;
  /** Cents; null without a compare price above the price. */
  compareAtPrice: number | null;
  msrp: number | null;
  created_at: string | null;
  /** ISO 8601; the version of the product. Null when unknown. */
  updated_at: string | null;
  tags: string[];
  images: ProductImage[];
  variants: Variant[];
  productType: string;
  vendor: string;
  available: boolean;
  first_available_variant: Variant | null;
  selectedImage: ProductImage | null;
  pdp_swatch_match_colors: string | null;
  /** Comma-joined titles and handles. */
  collections: string;
  collection_handles: string;
  metafields: ProductMetafields;
  productCursor: string | null;
  pageCursor: string | null;
  /** Search and recommendation results only: '1', '0' or a number. */
  ss_available?: string | number;
  moreColors?: string[];
  uid?: string;
  sku?: string | null;
  /** Suggestion data and its signature, sent with a click on the product. */
  intellisuggestData?: string;
  intellisuggestSignature?: string;
}

/**
 * Keys of several namespaces on one level; the JSON under `published` is merged in. `[entity.normalized-product.10]`
 * `[entity.normalized-product.11]` `[entity.normalized-product.13]` `[entity.normalized-product.14]`
 * `[entity.normalized-product.15]` `[entity.normalized-product.16]` `[entity.normalized-product.17]`
 * `[entity.normalized-product.18]` `[entity.normalized-product.19]` `[entity.normalized-product.20]`
 * `[entity.normalized-product.21]` `[entity.normalized-product.22]` `[entity.normalized-product.23]`
 */
export interface ProductMetafields {
  video?: string;
  doublewide?: boolean;
  featuredImage?: { asset: { _ref: string } };
  /** Handle → colour name, chosen by editors. */
  swatch_products?: Record<string, string>;
  /** `[entity.normalized-product.26]` */
  collection_images?: { collectionType: { handles: string[] }; image: string }[];
  /** Comma-separated handles. */
  pdp_swatch_products?: string;
  pdp_similar_products?: string;
  pdp_set_products?: string;
  pdp_swatch_match_colors?: string;
  filterColor?: string;
  /** Portable text. */
  fitNotes?: unknown[];
  fabricCare?: unknown[];
  /** Portable text, or newline-separated lines. */
  details?: unknown[] | string;
  /** HTML. */
  pdp_field_details?: string;
  [key: string]: unknown;
}
