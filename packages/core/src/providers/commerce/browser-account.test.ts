import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createAccountDetails } from './browser-account.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const total = { amount: '546.4', currencyCode: 'USD' };
const order = (id: number) => ({
  id: `gid://shopify/Order/${id}?key=key${id}`,
  name: `#${id}`,
  processedAt: '2026-11-20T10:05:00Z',
  totalPrice: total,
});

function details(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { account: createAccountDetails(createBrowserClient(options)), requests };
}

describe('an invalid token', () => {
  it('has no customer, no addresses and no orders', async () => {
    const { account } = details(() => ({ customer: null }));
    expect(await account.customer('t', 'US')).toBeNull();
    expect(await account.addresses('t', 'US')).toBeNull();
    expect(await account.orders('t', { size: 5 }, 'US')).toBeNull();
    expect(await account.order('t', '118', 'US')).toBeNull();
  });
});

describe('orders', () => {
  it('are paged', async () => {
    const { account, requests } = details(() => ({
      customer: { orders: { nodes: [order(118), null], pageInfo: { hasNextPage: true, endCursor: 'b' } } },
    }));
    expect(await account.orders('t', { size: 5, after: 'a' }, 'FR')).toMatchObject({
      orders: [{ name: '#118' }],
      hasNextPage: true,
      endCursor: 'b',
    });
    expect(requests[0]?.variables).toEqual({ customerAccessToken: 't', first: 5, after: 'a', country: 'FR' });
  });

  const own = () =>
    details(({ variables }) => {
      if ('id' in variables) return { node: order(118) };
      const nodes = variables.after === 'a' ? [order(118)] : [order(200)];
      return { customer: { orders: { nodes, pageInfo: { hasNextPage: true, endCursor: 'a' } } } };
    });

  it.each(['118', 'gid://shopify/Order/118', 'gid://shopify/Order/118?key=forged'])(
    'find the customer’s own by %s on any page, and open it with its own key',
    async (id) => {
      const { account, requests } = own();
      expect(await account.order('t', id, 'US')).toMatchObject({ name: '#118' });
      expect(requests.at(-1)?.variables).toEqual({ id: 'gid://shopify/Order/118?key=key118', country: 'US' });
    },
  );

  it('are null for another customer’s order, and its key is not used', async () => {
    const { account, requests } = own();
    expect(await account.order('t', 'gid://shopify/Order/666?key=key666', 'US')).toBeNull();
    expect(requests.filter(({ variables }) => 'id' in variables)).toEqual([]);
  });

  it('send no request for an id that is not an order’s', async () => {
    const { account, requests } = own();
    expect(await account.order('t', 'gid://shopify/Cart/118', 'US')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('addresses', () => {
  const address = (id: number) => ({ id: `gid://shopify/MailingAddress/${id}`, city: 'New York' });

  it('are read from every page', async () => {
    const { account } = details(({ variables }) => ({
      customer: {
        defaultAddress: { id: 'gid://shopify/MailingAddress/2' },
        addresses:
          variables.after === 'a'
            ? { nodes: [address(2)], pageInfo: { hasNextPage: false } }
            : { nodes: [address(1)], pageInfo: { hasNextPage: true, endCursor: 'a' } },
      },
    }));
    const addresses = await account.addresses('t', 'US');
    expect(addresses?.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it('are created, changed, chosen and deleted, each with token and country', async () => {
    const saved = { customerAddress: address(3), customerUserErrors: [] };
    const { account, requests } = details(() => ({
      customerAddressCreate: saved,
      customerAddressUpdate: saved,
      customerAddressDelete: { customerUserErrors: [] },
      customerDefaultAddressUpdate: { customerUserErrors: [] },
    }));
    const { id } = await account.createAddress('t', { city: 'New York' }, 'US');
    expect(await account.updateAddress('t', id, { address2: null }, 'US')).toMatchObject({
      city: 'New York',
    });
    await account.chooseDefaultAddress('t', id, 'US');
    await account.deleteAddress('t', id, 'US');
    const who = { customerAccessToken: 't', country: 'US' };
    expect(requests.map(({ variables }) => variables)).toEqual([
      { ...who, address: { city: 'New York' } },
      { ...who, id, address: { address2: null } },
      { ...who, addressId: id },
      { ...who, id },
    ]);
  });
});

it('a new password returns a new session', async () => {
  const customerAccessToken = { accessToken: 't2', expiresAt: '2027-01-01T00:00:00Z' };
  const { account } = details(({ variables }) => ({
    customerUpdate: {
      customer: { id: 'gid://shopify/Customer/7', firstName: 'Inès' },
      customerAccessToken: 'password' in Object(variables.customer) ? customerAccessToken : null,
      customerUserErrors: [],
    },
  }));
  expect(await account.update('t', { password: 'a silk slip' }, 'US')).toMatchObject({
    customer: { firstName: 'Inès' },
    session: { token: 't2', tokenExpiresAt: '2027-01-01T00:00:00Z' },
  });
  expect((await account.update('t', { firstName: 'Inès' }, 'US')).session).toBeNull();
});
