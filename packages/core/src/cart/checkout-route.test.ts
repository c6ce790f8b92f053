import { expect, it } from 'vitest';
import { chooseCheckoutRoute } from './checkout-route.ts';
import { exampleCart } from './example-cart.ts';

const cart = exampleCart();
const { checkoutUrl } = cart;
const [email, token] = ['ines@example.com', 't0k3n'];
const direct = { kind: 'direct', url: checkoutUrl };

it.each([
  ['[rule.checkout-and-installments.1] nowhere without a bag', null, { email, token }, { kind: 'closed' }],
  [
    '[rule.checkout-and-installments.1] nowhere without lines',
    exampleCart({ lines: [] }),
    { email: null, token: null },
    { kind: 'closed' },
  ],
  ['[state.cart-lifecycle.16] a guest straight to it', cart, { email: null, token: null }, direct],
  ['a user without a token is a guest', cart, { email, token: null }, direct],
  ['a token without a user is a guest', cart, { email: null, token }, direct],
  [
    '[state.cart-lifecycle.17] a customer through the authenticated call',
    cart,
    { email, token },
    { kind: 'authenticated', body: { email, checkoutUrl }, token },
  ],
])('Checkout leads %s', (_, bag, session, route) => {
  expect(chooseCheckoutRoute(bag, session)).toEqual(route);
});
