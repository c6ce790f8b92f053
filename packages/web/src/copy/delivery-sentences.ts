import { formatPrice } from '@storefront/core/market/price';
import { shippingOfferOf } from '@storefront/core/market/shipping-offer';
import { deliveryCopy } from './delivery-copy.ts';
import { dutySentence } from './duty-sentence.ts';

/**
 * The sentences about shipping and duties of a country, in the order in which they are shown. Without easy
 * returns, of a piece of `[state.product-availability-and-status.4]` or `[const.tag-rules.12]`, they promise none.
 */
export function deliverySentences(country: string, hasEasyReturns = true): string[] {
  const offer = shippingOfferOf(country);
  const amount = 'cents' in offer ? formatPrice(offer.cents, offer.currencyCode) : '';
  const shipping = {
    free: deliveryCopy.free,
    'free-from': deliveryCopy.freeFrom(amount),
    'free-express-over': deliveryCopy.freeExpressOver(amount),
  }[offer.code];
  return [shipping, dutySentence(country, hasEasyReturns)].filter(Boolean);
}
