import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { describe, expect, it } from 'vitest';
import { cents, gid, inStock, openDouble, plentiful } from './open-double.ts';

const double = openDouble();
const client = createStorefrontApiClient({
  storeDomain: `https://${double.domain}`,
  apiVersion: '2026-04',
  publicAccessToken: double.token,
  logger: () => undefined,
  customFetchApi: (url, init) => double.fetch(url, init),
});

async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await client.request(query, { variables });
  expect(errors).toBeUndefined();
  return data;
}

const customer = `customer { email } customerUserErrors { code } customerAccessToken { accessToken }`;
const email = 'odile@example.com';

describe('a customer who forgot the password', () => {
  it('gets a link by e-mail, chooses another, and logs in with it alone', async () => {
    const login = `mutation($email: String!, $password: String!) {
      customerAccessTokenCreate(input: { email: $email, password: $password }) {
        customerAccessToken { accessToken } customerUserErrors { code } } }`;
    await ask(
      `mutation($email: String!) { customerCreate(input: { email: $email, password: "first-secret" }) {
        customer { email } customerUserErrors { code } } }`,
      { email },
    );
    const recover = `mutation($email: String!) { customerRecover(email: $email) { customerUserErrors { code } } }`;
    expect((await ask(recover, { email })).customerRecover.customerUserErrors).toEqual([]);
    const resetUrl = double.linksTo(email).at(-1);
    const reset = `mutation($url: URL!) { customerResetByUrl(resetUrl: $url, password: "second-secret") { ${customer} } }`;
    const { customerResetByUrl } = await ask(reset, { url: resetUrl });
    expect(customerResetByUrl).toMatchObject({ customer: { email }, customerUserErrors: [] });
    const again = await ask(reset, { url: resetUrl });
    expect(again.customerResetByUrl.customerUserErrors).toHaveLength(1);
    const former = await ask(login, { email, password: 'first-secret' });
    expect(former.customerAccessTokenCreate.customerUserErrors[0].code).toBe('UNIDENTIFIED_CUSTOMER');
    const present = await ask(login, { email, password: 'second-secret' });
    const token = present.customerAccessTokenCreate.customerAccessToken.accessToken;
    const self = await ask('query($token: String!) { customer(customerAccessToken: $token) { email } }', {
      token,
    });
    expect(self).toEqual({ customer: { email } });
  });
});

const buyer = {
  email,
  firstName: 'Odile',
  lastName: 'Marchetti',
  address1: '1 Rue du Soir',
  city: 'Austin',
  province: 'TX',
  zip: '78701',
  country: 'US',
  cardNumber: '1',
  cardName: 'Odile Marchetti',
  cardExpiry: '12 / 99',
  cardCode: '123',
};

describe('a gift card', () => {
  it('pays at the checkout, and its balance is less afterwards', async () => {
    const [variant] = inStock(plentiful(double.catalogue).variants);
    if (!variant) throw new Error('unreachable');
    const lines = [{ merchandiseId: gid('ProductVariant', variant.id), quantity: 1 }];
    const create = `mutation($lines: [CartLineInput!]) {
      cartCreate(input: { lines: $lines, giftCardCodes: ["VESPER500"] }) {
        cart { id checkoutUrl appliedGiftCards { balance { amount } amountUsed { amount } } } userErrors { code } } }`;
    const { cart } = (await ask(create, { lines })).cartCreate;
    const used = Math.min(500_00, variant.priceCents);
    expect(cents(cart.appliedGiftCards[0].amountUsed)).toBe(used);
    const body = new URLSearchParams({ ...buyer, do: 'pay' });
    const paid = await double.fetch(cart.checkoutUrl, { method: 'POST', body, redirect: 'manual' });
    expect(paid.status).toBe(303);
    expect(await ask('query($id: ID!) { cart(id: $id) { id } }', { id: cart.id })).toEqual({ cart: null });
    const next = await client.request(create, { variables: { lines } });
    const [card] = next.data.cartCreate.cart?.appliedGiftCards ?? [];
    // Shipping is paid by the card as well, as far as it goes.
    expect(cents(card?.balance ?? { amount: 0 })).toBeLessThanOrEqual(500_00 - used);
  });
});
