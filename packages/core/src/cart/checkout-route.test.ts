import { expect, it } from 'vitest';
import { chooseCheckoutRoute, withExpressCheckout } from './checkout-route.ts';
import { exampleCart } from './example-cart.ts';

const cart = exampleCart();
const { checkoutUrl } = cart;
const [email, token] = ['ines@example.com', 't0k3n'];
const direct = { kind: 'direct', url: checkoutUrl };

it.each([
  ['[rule.checkout-and-installments.1] nowhere without a cart', null, { email, token }, { kind: 'closed' }],
  [
    '[rule.checkout-and-installments.1] nowhere without lines',
    exampleCart({ lines: [] }),
    { email: null, token: null },
    { kind: 'closed' },
  ],
  ['[state.cart-lifecycle.16] to the checkoutUrl for a guest', cart, { email: null, token: null }, direct],
  ['to the checkoutUrl for a user without a token', cart, { email, token: null }, direct],
  ['to the checkoutUrl for a token without a user', cart, { email: null, token }, direct],
  [
    '[state.cart-lifecycle.17] to the authenticated call for a customer',
    cart,
    { email, token },
    { kind: 'authenticated', body: { email, checkoutUrl }, token },
  ],
])('the checkout button leads %s', (_, someCart, session, route) => {
  expect(chooseCheckoutRoute(someCart, session)).toEqual(route);
});

it.each([
  ['https://shop.example/cart/c/t?key=k', 'https://shop.example/cart/c/t?key=k&payment=shop_pay'],
  ['https://shop.example/cart/c/t', 'https://shop.example/cart/c/t?payment=shop_pay'],
  ['nonsense', 'nonsense'],
])('the express checkout of %s is %s', (url, express) => {
  expect(withExpressCheckout({ ...cart, checkoutUrl: url })).toEqual({ ...cart, checkoutUrl: express });
});
