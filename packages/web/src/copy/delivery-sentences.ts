import { dutyModeOf } from '@storefront/core/market/duties';
import { formatPrice } from '@storefront/core/market/price';
import { shippingOfferOf } from '@storefront/core/market/shipping-offer';
import { deliveryCopy } from './delivery-copy.ts';

/**
 * The sentences about shipping and duties of a country, in the order in which they are shown. `isFinalSale`: of a piece
 * that cannot be returned, `[state.product-availability-and-status.4]`.
 */
export function deliverySentences(country: string, isFinalSale = false): string[] {
  const offer = shippingOfferOf(country);
  const amount = 'cents' in offer ? formatPrice(offer.cents, offer.currencyCode) : '';
  const shipping = {
    free: deliveryCopy.free,
    'free-from': deliveryCopy.freeFrom(amount),
    'free-express-over': deliveryCopy.freeExpressOver(amount),
  }[offer.code];
  const mode = dutyModeOf(country);
  if (mode === null) return [shipping];
  const duties = [deliveryCopy.duties[mode], isFinalSale ? '' : deliveryCopy.easyReturns];
  return [shipping, duties.filter(Boolean).join(' ')].filter(Boolean);
}
