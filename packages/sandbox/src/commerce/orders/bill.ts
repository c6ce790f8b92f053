import type { CartState } from '../cart/cart-state.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { type DutyLine, dutyLine } from '../cart/shipping-rates.ts';
import { homeCountry } from '../market/countries.ts';
import type { Shop } from '../shop.ts';

/** The amounts due at the end of the checkout, in hundredths. */
export interface Bill {
  priced: PricedCart;
  shipping: number;
  shippingDiscount: number;
  duty: DutyLine | null;
  total: number;
  giftCardAmount: number;
  due: number;
}

export function makeBill(shop: Shop, cart: CartState): Bill {
  const priced = shop.price(cart, homeCountry);
  const shipping = priced.rate?.amount ?? 0;
  const shippingDiscount = priced.allocations
    .filter(({ target }) => target === 'SHIPPING_LINE')
    .reduce((sum, { amount }) => sum + amount, 0);
  const duty = priced.requiresShipping ? dutyLine(priced.country, priced.total) : null;
  const total = priced.total + shipping - shippingDiscount + (duty?.amount ?? 0);
  const balance = priced.giftCards.reduce((sum, card) => sum + card.balance, 0);
  const giftCardAmount = Math.min(total, balance);
  return { priced, shipping, shippingDiscount, duty, total, giftCardAmount, due: total - giftCardAmount };
}
