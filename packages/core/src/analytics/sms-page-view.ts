import type { AnalyticsItem } from './item.ts';

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

export function smsPageView({
  shopId,
  url,
  referrer,
  item,
}: {
  shopId: string;
  /** Absolute. */
  url: string;
  referrer: string;
  item: AnalyticsItem;
}): SmsPageView {
  return {
    shop_id: shopId,
    url,
    search_params: Object.fromEntries(new URLSearchParams(/^[^#?]*\?([^#]*)/.exec(url)?.[1])),
    page_type: 'product',
    referrer,
    resource: {
      category: item.category,
      name: item.name,
      price_in_cents: item.priceCents,
      resource_id: Number(item.productId),
      resource_type: 'product',
      sku: item.sku,
      variant_id: Number(item.variantId),
      vendor: item.brand,
    },
  };
}
