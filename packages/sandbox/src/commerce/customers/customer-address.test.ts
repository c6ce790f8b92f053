import { beforeEach, describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { createCart, newCart, openTestShop, type TestShop, textAt, valueAt } from '../fixture/test-shop.ts';
import { stableNumber } from '../gid.ts';
import type { CustomerState } from './customer-store.ts';

const ada = { email: 'ada@example.com', password: 'engine-1843' };
const troy = {
  address1: '1 Way',
  city: 'Troy',
  zip: '12180',
  country: 'United States',
  province: 'New York',
};
const parts = 'id city province provinceCode formatted formattedArea';
const errors = 'customerUserErrors { code field }';
const create = `mutation($t: String!, $a: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $t, address: $a) { customerAddress { ${parts} } ${errors} } }`;
const update = `mutation($t: String!, $id: ID!, $a: MailingAddressInput!) { customerAddressUpdate(customerAccessToken: $t, id: $id, address: $a) { customerAddress { ${parts} } ${errors} } }`;
const remove = `mutation($t: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $t, id: $id) { deletedCustomerAddressId ${errors} } }`;
const list = `query($t: String!) { customer(customerAccessToken: $t) { defaultAddress { id } addresses(first: 5) { nodes { ${parts} } } } }`;

let shop: TestShop;
let t: string;

async function signIn(): Promise<string> {
  const login =
    'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }';
  const result = await shop.execute(login, { input: ada });
  return textAt(result, 'data.customerAccessTokenCreate.customerAccessToken.accessToken');
}

async function add(a: object): Promise<unknown> {
  return valueAt(await shop.execute(create, { t, a }), 'data.customerAddressCreate');
}

const addressesNow = async () => valueAt(await shop.execute(list, { t }), 'data.customer.addresses.nodes');

/** Stores the only customer's addresses as an older version of the sandbox did. */
function storeOldAddresses(addresses: CustomerState['addresses']): void {
  const book = shop.world.slice<{ customers: Record<string, CustomerState>; nextAddressId?: number }>(
    'commerce.customers',
    () => ({ customers: {} }),
  );
  for (const customer of Object.values(book.value.customers)) {
    customer.addresses = addresses;
    customer.defaultAddressId = addresses[0]?.id ?? null;
  }
  delete book.value.nextAddressId;
}

beforeEach(async () => {
  shop = openTestShop();
  await shop.execute(
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: ada },
  );
  t = await signIn();
});

describe('the province of an address', () => {
  it.each(['New York', 'new york', 'NY', ' ny '])(
    'given as "%s" has its code and its name',
    async (province) => {
      expect(await add({ ...troy, province })).toMatchObject({
        customerAddress: {
          province: 'New York',
          provinceCode: 'NY',
          formatted: ['1 Way', 'Troy NY 12180', 'United States'],
          formattedArea: 'Troy, NY, United States',
        },
        customerUserErrors: [],
      });
    },
  );

  it('is refused when the country lacks it, in new and changed addresses', async () => {
    const refused = {
      customerAddress: null,
      customerUserErrors: [{ code: 'INVALID', field: ['address', 'province'] }],
    };
    expect(await add({ ...troy, province: 'Ontario' })).toEqual(refused);
    expect(await addressesNow()).toEqual([]);
    const id = textAt(await add(troy), 'customerAddress.id');
    const changed = await shop.execute(update, { t, id, a: { ...troy, country: 'CA' } });
    expect(valueAt(changed, 'data.customerAddressUpdate')).toEqual(refused);
    expect(await addressesNow()).toMatchObject([{ provinceCode: 'NY' }]);
  });

  it('is free text in countries without a list of provinces', async () => {
    expect(
      await add({ city: 'Paris', zip: '75001', country: 'FR', province: 'Île-de-France' }),
    ).toMatchObject({
      customerAddress: {
        province: 'Île-de-France',
        provinceCode: null,
        formatted: ['Paris Île-de-France 75001', 'France'],
      },
    });
    expect(await add({ city: 'Wien', country: 'AT', province: 'W' })).toMatchObject({
      customerAddress: { province: 'W', provinceCode: 'W' },
    });
    expect(await add({ city: 'Lyon', country: 'FR', province: '' })).toMatchObject({
      customerAddress: { province: null, provinceCode: null },
    });
  });

  it('is named by its code, and refused when the country lacks it', async () => {
    expect(await add({ city: 'Monza', country: 'IT', province: 'MB' })).toMatchObject({
      customerAddress: { province: 'Monza e Brianza', provinceCode: 'MB' },
    });
    expect(await add({ city: 'Tulum', country: 'MX', province: 'Quintana Roo' })).toMatchObject({
      customerAddress: { province: 'Quintana Roo', provinceCode: 'Q ROO' },
    });
    expect(await add({ city: 'Monza', country: 'IT', province: 'Q ROO' })).toMatchObject({
      customerUserErrors: [{ code: 'INVALID', field: ['address', 'province'] }],
    });
  });

  it.each([
    ['its code where letters carry one', { city: 'Monza', country: 'IT', province: 'MB' }, 'Monza MB'],
    ['its name elsewhere', { city: 'Tulum', country: 'MX', province: 'Q ROO' }, 'Tulum Quintana Roo'],
    ['left out where the city has its name', { city: 'Dubai', country: 'AE', province: 'DU' }, 'Dubai'],
  ])('is, on a label, %s', async (_, address, line) => {
    expect(valueAt(await add(address), 'customerAddress.formatted.0')).toBe(line);
  });

  it('is the code in a cart, whether given there or copied from the address book', async () => {
    const id = textAt(await add(troy), 'customerAddress.id');
    const written = { deliveryAddress: { city: 'Troy', countryCode: 'US', provinceCode: 'New York' } };
    for (const address of [written, { copyFromCustomerAddressId: id }]) {
      const cartId = await newCart(shop, {
        lines: [{ merchandiseId: variantId(1005, 0), quantity: 1 }],
        delivery: { addresses: [{ address }] },
      });
      const query =
        'query($id: ID!) { cart(id: $id) { delivery { addresses { address { ... on CartDeliveryAddress { city provinceCode } } } } } }';
      expect(valueAt(await shop.execute(query, { id: cartId }), 'data.cart.delivery.addresses')).toEqual([
        { address: { city: 'Troy', provinceCode: 'NY' } },
      ]);
    }
  });
});

describe('an address that is changed', () => {
  it('leaves fields that are not sent, and removes fields sent as null', async () => {
    const id = textAt(await add(troy), 'customerAddress.id');
    const change = async (a: object) =>
      valueAt(await shop.execute(update, { t, id, a }), 'data.customerAddressUpdate.customerAddress');
    expect(await change({ city: 'Albany' })).toMatchObject({
      formatted: ['1 Way', 'Albany NY 12180', 'United States'],
    });
    expect(await change({ province: 'New Jersey' })).toMatchObject({ city: 'Albany', provinceCode: 'NJ' });
    expect(await change({ zip: null })).toMatchObject({ formattedArea: 'Albany, NJ, United States' });
    expect(await change({ country: 'France' })).toMatchObject({ formatted: ['1 Way', 'Albany', 'France'] });
  });
});

describe('the id of an address', () => {
  const form = /^gid:\/\/shopify\/MailingAddress\/(\d+)\?model_name=CustomerAddress$/;

  it('has the platform’s form, and no number is reused', async () => {
    const first = textAt(await add(troy), 'customerAddress.id');
    expect(first).toMatch(form);
    const gone = await shop.execute(remove, { t, id: first });
    expect(valueAt(gone, 'data.customerAddressDelete.deletedCustomerAddressId')).toBe(first);
    expect(textAt(await add(troy), 'customerAddress.id')).not.toBe(first);
  });

  it('finds the address with and without the platform’s parameters', async () => {
    const id = textAt(await add(troy), 'customerAddress.id');
    const bare = id.replace(/\?.*/, '');
    for (const form of [id, bare, `${id}&customer_access_token=${t}`]) {
      const result = await shop.execute(update, { t, id: form, a: { ...troy, city: 'Albany' } });
      expect(valueAt(result, 'data.customerAddressUpdate.customerAddress')).toMatchObject({
        id,
        city: 'Albany',
      });
    }
    const other = await shop.execute(remove, { t, id: bare.replace('MailingAddress', 'Customer') });
    expect(valueAt(other, 'data.customerAddressDelete.customerUserErrors.0.code')).toBe('NOT_FOUND');
  });

  it('works in both forms for an address that was stored with a UUID and a full name', async () => {
    const uuid = '0b9f2a52-6d4e-4d53-8a0c-3f1d2f0f7c11';
    const blank = { firstName: null, lastName: null, company: null, address2: null, phone: null };
    const { address1, city, zip } = troy;
    const address = { ...blank, address1, city, zip, provinceCode: 'New York', countryCode: 'US' };
    storeOldAddresses([{ id: uuid, address }]);
    const id = `gid://shopify/MailingAddress/${stableNumber(uuid)}?model_name=CustomerAddress`;
    expect(valueAt(await shop.execute(list, { t }), 'data.customer')).toMatchObject({
      defaultAddress: { id },
      addresses: { nodes: [{ id, province: 'New York', provinceCode: 'NY' }] },
    });
    for (const form of [id, `gid://shopify/MailingAddress/${uuid}`]) {
      const result = await shop.execute(update, { t, id: form, a: troy });
      expect(valueAt(result, 'data.customerAddressUpdate.customerAddress.id')).toBe(id);
    }
    const copy = await shop.execute(createCart, {
      input: { delivery: { addresses: [{ address: { copyFromCustomerAddressId: id } }] } },
    });
    expect(valueAt(copy, 'data.cartCreate.userErrors')).toEqual([]);
    expect(textAt(await add(troy), 'customerAddress.id')).toMatch(form);
  });
});
