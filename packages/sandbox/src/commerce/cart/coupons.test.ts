import { expect, it } from 'vitest';
import { type Coupon, couponsOf } from '../../world/coupons.ts';
import { askShop, change, newCart, textAt, valueAt } from '../fixture/ask-shop.ts';
import { variantId } from '../fixture/small-catalogue.ts';

const scarf = variantId(1005, 0);
const lines = [{ merchandiseId: scarf, quantity: 1 }];
const setCodes = change('cartDiscountCodesUpdate', 'discountCodes: [String!]!');

/** A shop that honours the coupon, and what the code does to a new bag. */
function shopWith(code: string, coupon: Coupon) {
  const shop = askShop();
  couponsOf(shop.world).value[code] = coupon;
  const apply = async () => {
    const cartId = await newCart(shop, { lines });
    const answer = await shop.ask(setCodes, { cartId, discountCodes: [code.toLowerCase()] }, '2026-04');
    return valueAt(answer, 'data.cartDiscountCodesUpdate');
  };
  return { shop, apply };
}

it('a coupon that another provider gave away takes its amount off the bag', async () => {
  const { apply } = shopWith('FB-1234ABCD', { amountCents: 1000, onceOnly: true });
  expect(await apply()).toMatchObject({
    cart: {
      discountCodes: [{ code: 'fb-1234abcd', applicable: true }],
      cost: { totalAmount: { amount: '19.95' } },
    },
    warnings: [],
  });
});

it('a coupon of so many per cent counts, too', async () => {
  const { apply } = shopWith('FB-TWENTY', { percent: 20, onceOnly: false });
  expect(await apply()).toMatchObject({ cart: { cost: { totalAmount: { amount: '23.96' } } } });
});

it.each([
  [true, false],
  [false, true],
])('after an order, a coupon for one order (%s) still counts: %s', async (onceOnly, applicable) => {
  const { shop, apply } = shopWith('FB-1234ABCD', { amountCents: 1000, onceOnly });
  const url = textAt(await apply(), 'cart.checkoutUrl');
  const body = new URLSearchParams({
    do: 'pay',
    email: 'ada@example.com',
    country: 'US',
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: '1 Way',
    city: 'Troy',
    province: 'NY',
    zip: '12180',
    cardNumber: '1',
    cardName: 'Ada',
    cardExpiry: '12 / 40',
    cardCode: '123',
  });
  expect((await shop.server(new Request(url, { method: 'POST', body }))).status).toBe(303);
  expect(await apply()).toMatchObject({
    cart: { discountCodes: [{ applicable }] },
    warnings: applicable ? [] : [{ code: 'DISCOUNT_USAGE_LIMIT_REACHED' }],
  });
});
