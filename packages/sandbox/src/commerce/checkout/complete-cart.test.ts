import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, type TestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const address = {
  deliveryAddress: {
    firstName: 'Inès',
    lastName: 'Marchetti',
    address1: '218 Bleecker Street',
    city: 'New York',
    provinceCode: 'NY',
    countryCode: 'US',
    zip: '10012',
  },
};
const scarf = { merchandiseId: variantId(1005, 0), quantity: 1 };
const buyer = { email: 'ines@example.com' };

/** Stores a card in the vault and returns its session's id. */
async function storeCard({ server }: TestShop, number: string): Promise<string> {
  const card = {
    first_name: 'Inès',
    last_name: 'Marchetti',
    month: '12',
    year: '2030',
    verification_value: '123',
  };
  const response = await server(
    new Request('http://localhost:3001/vault/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ credit_card: { number, ...card } }),
    }),
  );
  return textAt(await response.json(), 'id');
}

async function payWith(
  shop: TestShop,
  cartId: string,
  sessionId: string,
  amount = '39.95',
): Promise<unknown> {
  const payment = {
    amount: { amount, currencyCode: 'USD' },
    directPaymentMethod: { sessionId, billingAddress: {} },
  };
  const mutation =
    'mutation($cartId: ID!, $payment: CartPaymentInput!) { cartPaymentUpdate(cartId: $cartId, payment: $payment) { cart { id } userErrors { code field } } }';
  return valueAt(await shop.execute(mutation, { cartId, payment }), 'data.cartPaymentUpdate.userErrors');
}

async function submit(shop: TestShop, cartId: string, attemptToken: string): Promise<unknown> {
  const mutation = `mutation($cartId: ID!, $attemptToken: String!) {
    cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { userErrors { code } result {
      __typename ... on SubmitSuccess { attemptId redirectUrl } ... on SubmitAlreadyAccepted { attemptId }
      ... on SubmitFailed { checkoutUrl errors { code } } } } }`;
  return valueAt(
    await shop.execute(mutation, { cartId, attemptToken }),
    'data.cartSubmitForCompletion.result',
  );
}

async function completion(shop: TestShop, attemptId: string): Promise<unknown> {
  const query = `query($id: String!) { cartCompletionAttempt(attemptId: $id) { __typename
    ... on CartCompletionSuccess { orderId orderUrl completedAt } ... on CartCompletionFailed { errors { code } } } }`;
  return valueAt(await shop.execute(query, { id: attemptId }), 'data.cartCompletionAttempt');
}

describe('completing a cart without the hosted checkout', () => {
  it('pays with a card from the vault and places the order, once', async () => {
    const shop = openTestShop();
    const delivery = { addresses: [{ address, selected: true }] };
    const id = await newCart(shop, { lines: [scarf], buyerIdentity: buyer, delivery });
    expect(await payWith(shop, id, await storeCard(shop, '4242424242424242'))).toEqual([]);
    const prepare =
      'mutation($id: ID!) { cartPrepareForCompletion(cartId: $id) { result { __typename } userErrors { code } } }';
    expect(valueAt(await shop.execute(prepare, { id }), 'data.cartPrepareForCompletion')).toEqual({
      result: { __typename: 'CartStatusReady' },
      userErrors: [],
    });
    const done = await submit(shop, id, 'first');
    expect(done).toMatchObject({ __typename: 'SubmitSuccess' });
    const attemptId = textAt(done, 'attemptId');
    expect(await completion(shop, attemptId)).toMatchObject({
      __typename: 'CartCompletionSuccess',
      orderUrl: textAt(done, 'redirectUrl'),
    });
    expect(await submit(shop, id, 'first')).toEqual({ __typename: 'SubmitAlreadyAccepted', attemptId });
    expect(valueAt(await shop.execute('query($id: ID!) { cart(id: $id) { id } }', { id }), 'data')).toEqual({
      cart: null,
    });
    expect(shop.world.mails).toHaveLength(1);
  });

  it('a declined card fails the attempt, and the cart stays', async () => {
    const shop = openTestShop();
    const delivery = { addresses: [{ address, selected: true }] };
    const id = await newCart(shop, { lines: [scarf], buyerIdentity: buyer, delivery });
    await payWith(shop, id, await storeCard(shop, '4000 0000 0000 0002'));
    const attemptId = textAt(await submit(shop, id, 'first'), 'attemptId');
    expect(await completion(shop, attemptId)).toEqual({
      __typename: 'CartCompletionFailed',
      errors: [{ code: 'PAYMENT_CARD_DECLINED' }],
    });
    expect(
      valueAt(await shop.execute('query($id: ID!) { cart(id: $id) { totalQuantity } }', { id }), 'data.cart'),
    ).toEqual({ totalQuantity: 1 });
  });

  it('returns what is missing, in the platform’s codes', async () => {
    const shop = openTestShop();
    const id = await newCart(shop, { lines: [scarf] });
    expect(await submit(shop, id, 'first')).toMatchObject({
      __typename: 'SubmitFailed',
      checkoutUrl: expect.stringContaining('/cart/c/'),
      errors: [
        { code: 'DELIVERY_ADDRESS_REQUIRED' },
        { code: 'BUYER_IDENTITY_EMAIL_REQUIRED' },
        { code: 'PAYMENTS_METHOD_REQUIRED' },
      ],
    });
    await payWith(shop, id, 'made-up', '1.0');
    expect(await submit(shop, id, 'second')).toMatchObject({
      errors: [{}, {}, { code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }],
    });
  });

  it('refuses a payment for an empty cart', async () => {
    const shop = openTestShop();
    expect(await payWith(shop, await newCart(shop, {}), 'made-up')).toEqual([
      { code: 'INVALID_PAYMENT_EMPTY_CART', field: ['payment'] },
    ]);
  });

  it('refuses a foreign cart', async () => {
    const shop = openTestShop();
    const result = await shop.execute(
      'mutation { cartPrepareForCompletion(cartId: "gid://shopify/Cart/x?key=y") { result { __typename } userErrors { code } } }',
    );
    expect(valueAt(result, 'data.cartPrepareForCompletion')).toEqual({
      result: null,
      userErrors: [{ code: 'INVALID' }],
    });
  });
});
