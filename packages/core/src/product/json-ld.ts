import { isProductAvailable } from './availability.ts';
import { hasTag } from './has-tag.ts';
import type { Product } from './product.ts';
import { isFinalSaleOnPage } from './sale.ts';
import { usFinalSaleReturns, usReturns, usShipping } from './us-policy.ts';

export interface JsonLdContext {
  /** Origin without a trailing slash. */
  siteUrl: string;
  brandName: string;
  currencyCode: string;
  /** Plain text. */
  description: string | null;
  rating?: { average: number; count: number } | null;
}

/**
 * Structured data of the product page. Prices are the product's, in `currencyCode`. `[const.us-policy.1]` It contains the
 * US policy only with US dollars.
 */
export function productJsonLd(product: Product, context: JsonLdContext) {
  const { siteUrl, brandName, currencyCode, description, rating } = context;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${siteUrl}${product.url}#product`,
    name: product.title,
    ...(description ? { description } : {}),
    image: product.images.map(({ src }) => src),
    brand: { '@type': 'Brand', name: brandName },
    ...(product.variants[0]?.sku ? { sku: product.variants[0].sku } : {}),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
    offers: {
      ...priceOf(product),
      priceCurrency: currencyCode,
      url: `${siteUrl}${product.url}`,
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(currencyCode === 'USD' ? { shippingDetails: usShipping, ...returnsOf(product) } : {}),
    },
  };
}

/** Variants of different prices are one price range, because an offer for each would outweigh the page. */
function priceOf({ price, variants }: Product) {
  const highest = Math.max(price, ...variants.map((variant) => variant.price));
  if (highest === price) return { '@type': 'Offer', price: decimal(price) };
  return {
    '@type': 'AggregateOffer',
    lowPrice: decimal(price),
    highPrice: decimal(highest),
    offerCount: variants.length,
  };
}

function availabilityOf(product: Product): 'InStock' | 'OutOfStock' | 'PreOrder' {
  if (!isProductAvailable(product)) return 'OutOfStock';
  return hasTag(product.tags, 'pre-sale') ? 'PreOrder' : 'InStock';
}

function returnsOf(product: Product) {
  return { hasMerchantReturnPolicy: isFinalSaleOnPage(product) ? usFinalSaleReturns : usReturns };
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
