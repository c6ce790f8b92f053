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

describe('[error.5] nonsense about a customer', () => {
  const outside = { code: 'commerce-unavailable', kind: 'outside' };

  it.each([
    ['a number', 7],
    ['an empty object with an id of a wrong type', { id: 7 }],
    ['a customer without a number in the id', { id: 'gid://shopify/Customer/x' }],
  ])('%s is a fault, not an invalid token', async (_, customer) => {
    const { account } = details(() => ({ customer }));
    await expect(account.customer('t', 'US')).rejects.toMatchObject(outside);
  });

  it('an order or an address that cannot be read is a fault, not a shorter list', async () => {
    const { account } = details(() => ({
      customer: { orders: { nodes: [order(118), null] }, addresses: { nodes: [{ id: 7 }] } },
    }));
    await expect(account.orders('t', { size: 5 }, 'US')).rejects.toMatchObject(outside);
    await expect(account.order('t', '200', 'US')).rejects.toMatchObject(outside);
    await expect(account.addresses('t', 'US')).rejects.toMatchObject(outside);
  });

  it('more orders than were sent, and no way to them, are a fault', async () => {
    const pageInfo = { hasNextPage: true, endCursor: null };
    const { account } = details(() => ({ customer: { orders: { nodes: [], pageInfo } } }));
    await expect(account.orders('t', { size: 5 }, 'US')).rejects.toMatchObject(outside);
    await expect(account.order('t', '118', 'US')).rejects.toMatchObject(outside);
  });

  it('an order that the platform listed and then does not have is null', async () => {
    const pageInfo = { hasNextPage: false, endCursor: null };
    const { account } = details(({ variables }) =>
      'id' in variables ? { node: null } : { customer: { orders: { nodes: [order(118)], pageInfo } } },
    );
    expect(await account.order('t', '118', 'US')).toBeNull();
  });

  it('a change without a result is a fault, not a success', async () => {
    const { account } = details(() => ({
      customerAddressDelete: null,
      customerDefaultAddressUpdate: null,
      customerAddressCreate: { customerAddress: null },
      customerUpdate: { customer: null },
    }));
    await expect(account.deleteAddress('t', 'a', 'US')).rejects.toMatchObject(outside);
    await expect(account.chooseDefaultAddress('t', 'a', 'US')).rejects.toMatchObject(outside);
    await expect(account.createAddress('t', {}, 'US')).rejects.toMatchObject(outside);
    await expect(account.update('t', {}, 'US')).rejects.toMatchObject(outside);
  });
});

describe('orders', () => {
  it('are paged', async () => {
    const { account, requests } = details(() => ({
      customer: { orders: { nodes: [order(118)], pageInfo: { hasNextPage: true, endCursor: 'b' } } },
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
      if ('id' in variables) return { node: { __typename: 'Order', ...order(118) } };
      const isLast = variables.after === 'a';
      const pageInfo = { hasNextPage: !isLast, endCursor: 'a' };
      return { customer: { orders: { nodes: isLast ? [order(118)] : [order(200)], pageInfo } } };
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
