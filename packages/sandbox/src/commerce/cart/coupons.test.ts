import { expect, it } from 'vitest';
import { type Coupon, couponsOf } from '../../world/coupons.ts';
import { variantId } from '../fixture/small-catalogue.ts';
import { change, newCart, openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const scarf = variantId(1005, 0);
const lines = [{ merchandiseId: scarf, quantity: 1 }];
const setCodes = change('cartDiscountCodesUpdate', 'discountCodes: [String!]!');

/** Applies the code to a new cart in a shop that has the coupon. */
function shopWith(code: string, coupon: Coupon) {
  const shop = openTestShop();
  couponsOf(shop.world).value[code] = coupon;
  const apply = async () => {
    const cartId = await newCart(shop, { lines });
    const result = await shop.execute(setCodes, { cartId, discountCodes: [code.toLowerCase()] }, '2026-04');
    return valueAt(result, 'data.cartDiscountCodesUpdate');
  };
  return { shop, apply };
}

it('a coupon that another provider issued takes its amount off the cart', async () => {
  const { apply } = shopWith('FB-1234ABCD', { amountCents: 1000, onceOnly: true });
  expect(await apply()).toMatchObject({
    cart: {
      discountCodes: [{ code: 'fb-1234abcd', applicable: true }],
      cost: { totalAmount: { amount: '19.95' } },
    },
    warnings: [],
  });
});

it('a coupon of a percentage applies, too', async () => {
  const { apply } = shopWith('FB-TWENTY', { percent: 20, onceOnly: false });
  expect(await apply()).toMatchObject({ cart: { cost: { totalAmount: { amount: '23.96' } } } });
});

it.each([
  [true, false],
  [false, true],
])('after an order, a coupon for one order only (%s) still applies: %s', async (onceOnly, applicable) => {
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
