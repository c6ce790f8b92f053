import { DEFAULT_MARKET } from '@storefront/core/market/market';
import { productJsonLd } from '@storefront/core/product/json-ld';
import { siteConfig } from '../clients/site-config.ts';
import type { PageProps } from '../data/page-props.ts';
import type { ProductProps } from '../data/product-page.ts';

/**
 * The schema.org objects of a page. Those of a product are made from what its page carries already: with an offer for each
 * variant they would weigh as much again in the page's data.
 */
export function pageStructuredData(page: PageProps<object>): object[] {
  const { frame } = page;
  if (!hasProduct(page)) return frame.structuredData;
  const product = productJsonLd(page.product, {
    siteUrl: new URL(frame.canonical).origin,
    brandName: siteConfig.brandName,
    currencyCode: DEFAULT_MARKET.currencyCode,
    rating: page.drawers.reviews?.rating ?? null,
  });
  return [product, ...frame.structuredData];
}

function hasProduct(page: PageProps<object>): page is PageProps<ProductProps> {
  return 'product' in page && 'drawers' in page;
}
