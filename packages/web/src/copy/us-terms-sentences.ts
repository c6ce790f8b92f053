import { formatPrice } from '@storefront/core/market/price';
import { usDelivery } from '@storefront/core/market/us-delivery';
import type { Product } from '@storefront/core/product/product';
import { usTermsOf } from '@storefront/core/product/us-policy';
import { deliveryCopy } from './delivery-copy.ts';

/** The sentences about shipping and returns of a product within the US; empty where other terms hold. */
export function usTermsSentences(product: Pick<Product, 'tags' | 'vendor' | 'productType'>): string {
  const { freeFromCents, returnDays } = usTermsOf(product);
  return [
    freeFromCents !== null && deliveryCopy.freeFrom(formatPrice(freeFromCents, usDelivery.currencyCode)),
    returnDays !== null && deliveryCopy.returns(returnDays),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
