import type { Product, Variant } from '../product/product.ts';

/** `[call.other-third-party-calls.7]` The SMS service's `page_view` of a product page. */
export interface SmsPageView {
  shop_id: string;
  url: string;
  search_params: Record<string, string>;
  page_type: 'product';
  referrer: string;
  resource: {
    category: string;
    name: string;
    price_in_cents: number;
    resource_id: number;
    resource_type: 'product';
    sku: string | null;
    variant_id: number;
    vendor: string;
  };
}

/** Null for a product without variants. */
export function smsPageView({
  shopId,
  url,
  referrer,
  product,
  variant,
}: {
  shopId: string;
  /** Absolute. */
  url: string;
  referrer: string;
  product: Product;
  variant: Variant | null | undefined;
}): SmsPageView | null {
  if (!variant) return null;
  return {
    shop_id: shopId,
    url,
    search_params: Object.fromEntries(new URLSearchParams(/^[^#?]*\?([^#]*)/.exec(url)?.[1])),
    page_type: 'product',
    referrer,
    resource: {
      category: product.productType,
      name: product.title,
      price_in_cents: variant.price,
      resource_id: Number(product.legacy_id),
      resource_type: 'product',
      sku: variant.sku,
      variant_id: Number(variant.id),
      vendor: product.vendor,
    },
  };
}
