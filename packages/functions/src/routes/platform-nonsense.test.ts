import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { createCartService } from '@storefront/core/providers/commerce/browser-cart';
import { createCommerceClient } from '@storefront/core/providers/commerce/client';
import { createCredentials } from '@storefront/core/providers/commerce/credentials';
import { describe, expect, it } from 'vitest';
import { authApi } from './auth-api.ts';
import { checkoutApi } from './checkout-api.ts';
import { errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';

const email = 'ann@vesper.example';
const checkoutUrl = 'https://checkout.shop.example/cart/c/t1?key=k1';
const annOfPlatform = {
  id: 'gid://shopify/Customer/7',
  email,
  firstName: 'Ann',
  lastName: 'Lee',
  phone: null,
  acceptsMarketing: false,
  numberOfOrders: '0',
  defaultAddress: null,
  orders: { nodes: [] },
};

/** The routes over the platform's own client, which gets these data to every operation. */
function open(data: unknown) {
  const { deps } = exampleDeps();
  const client = createCommerceClient(
    {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion: '2025-01',
      token: { private: 'hidden' },
      backoff: { wait: async () => {}, random: () => 0 },
    },
    async () => Response.json({ data }),
  );
  const details = createAccountDetails(client);
  const accounts = { ...createCredentials(client), ...details };
  const auth = authApi({ ...deps, openAccounts: () => accounts });
  const hosts = { checkoutHost: 'checkout.shop.example', sandboxOrigin: null, multipassSecret: null };
  const openCart = () => createCartService(client);
  const checkout = checkoutApi({ ...deps, ...hosts, openAccounts: () => details, openCart });
  return {
    auth: (path: string, body: object) => sendTo(auth, `/api/auth/${path}`, { body }),
    checkout: () =>
      sendTo(checkout, '/api/auth/checkout', { body: { email, checkoutUrl }, token: 'ann-token' }),
  };
}

const outage = [502, 'commerce-unavailable'];
const nonsense: [string, unknown][] = [
  ['texts that are numbers', { ...annOfPlatform, id: 7, email: 7, firstName: 7 }],
  ['an id that is no customer’s', { ...annOfPlatform, id: 'gid://shopify/Customer/ann' }],
  ['no id', { ...annOfPlatform, id: undefined }],
  ['an order without a total', { ...annOfPlatform, orders: { nodes: [{}] } }],
  ['an empty object', {}],
  ['a number', 7],
  ['nothing at all', undefined],
];

describe('[error.5] nonsense of the commerce platform about the customer of a token', () => {
  it.each(nonsense)('is an outage for POST /api/auth/user, not an ended session: %s', async (_, customer) => {
    const { auth } = open({ customer, other: null });
    expect(errorOf(await auth('user', { token: 'ann-token' }))).toEqual(outage);
  });

  it.each(nonsense)(
    'is an outage for POST /api/auth/checkout, not an ended session: %s',
    async (_, customer) => {
      expect(errorOf(await open({ customer, other: null }).checkout())).toEqual(outage);
    },
  );

  it('is told apart from a token that is not valid, which is 401', async () => {
    const { auth, checkout } = open({ customer: null });
    expect(errorOf(await auth('user', { token: 'ann-token' }))).toEqual([401, 'session-required']);
    expect(errorOf(await checkout())).toEqual([401, 'session-required']);
  });

  it('about the bag is an outage too, and no bag is the address that was sent', async () => {
    const { checkout } = open({ customer: annOfPlatform, cart: { id: 7 } });
    expect(errorOf(await checkout())).toEqual(outage);
    const without = open({ customer: annOfPlatform, cart: null });
    expect((await without.checkout()).body).toEqual({ checkoutUrl });
  });
});

describe('[error.5] nonsense of the commerce platform as the result of a login', () => {
  it.each([
    ['login', { email, password: 'difference-1' }, 'customerAccessTokenCreate'],
    ['renew', { token: 'ann-token' }, 'customerAccessTokenRenew'],
  ])('is an outage for POST /api/auth/%s', async (path, body, field) => {
    for (const result of [null, 7, {}, { customerAccessToken: 7, customerUserErrors: [], userErrors: [] }]) {
      expect(errorOf(await open({ [field]: result, other: null }).auth(path, body))).toEqual(outage);
    }
  });
});
