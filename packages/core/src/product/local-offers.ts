import { toDecimal } from '../money.ts';
import type { LocalProduct } from './local-price.ts';

/** The handle of the product that structured data are about; null for data of anything else. */
export function handleOfJsonLd(data: unknown): string | null {
  if (!isRecord(data) || data['@type'] !== 'Product') return null;
  return /\/products\/([^/#?]+)#product$/.exec(String(data['@id']))?.[1] ?? null;
}

/**
 * The structured data of a product with its prices in another country. `[const.us-policy.1]` The US policy goes with US
 * dollars only.
 */
export function withLocalOffers(data: unknown, { currencyCode, variants }: LocalProduct): unknown {
  if (!isRecord(data) || !isRecord(data.offers) || variants.length === 0) return data;
  const { price: _, lowPrice: __, highPrice: ___, offerCount: ____, ...offer } = data.offers;
  const { shippingDetails, hasMerchantReturnPolicy, ...abroad } = offer;
  const prices = variants.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const range =
    lowest === highest
      ? { '@type': 'Offer', price: toDecimal(lowest) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: toDecimal(lowest),
          highPrice: toDecimal(highest),
          offerCount: variants.length,
        };
  const kept = currencyCode === 'USD' ? offer : abroad;
  return { ...data, offers: { ...kept, ...range, priceCurrency: currencyCode } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
