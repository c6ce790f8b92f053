import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { apiRequest, newCart, openTestShop, type TestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const ada = { email: 'ada@example.com', password: 'engine-1843', firstName: 'Ada', lastName: 'Lovelace' };
const errors = 'customerUserErrors { code field message }';
const session = `customerAccessToken { accessToken expiresAt } ${errors}`;

const create = `mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id email displayName } ${errors} userErrors { message } } }`;
const login = `mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { ${session} } }`;
const who =
  'query($token: String!) { customer(customerAccessToken: $token) { email firstName defaultAddress { id city } addresses(first: 5) { nodes { id } } numberOfOrders orders(first: 5) { nodes { name } } } }';

async function signIn(shop: TestShop, { email, password } = ada): Promise<string> {
  const result = await shop.execute(login, { input: { email, password } });
  return textAt(result, 'data.customerAccessTokenCreate.customerAccessToken.accessToken');
}

async function shopWithAda(): Promise<TestShop> {
  const shop = openTestShop();
  await shop.execute(create, { input: ada });
  return shop;
}

const codeOf = (result: unknown, mutation: string) =>
  valueAt(result, `data.${mutation}.customerUserErrors.0.code`);

describe('creating an account', () => {
  it('lets the customer log in', async () => {
    const shop = await shopWithAda();
    expect(await shop.execute(who, { token: await signIn(shop) })).toMatchObject({
      data: { customer: { email: ada.email, firstName: 'Ada', numberOfOrders: '0' } },
    });
  });

  it.each([
    [{ email: '' }, 'BLANK', 'email'],
    [{ email: 'ada' }, 'INVALID', 'email'],
    [{ email: 'ada@a..b' }, 'BAD_DOMAIN', 'email'],
    [{ password: '' }, 'BLANK', 'password'],
    [{ password: '1234' }, 'TOO_SHORT', 'password'],
    [{ password: 'x'.repeat(41) }, 'TOO_LONG', 'password'],
    [{ password: ' engine ' }, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password'],
    [{ firstName: '<b>Ada</b>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
    [{ lastName: 'https://spam.example' }, 'CONTAINS_URL', 'lastName'],
    [{ firstName: 'x'.repeat(256) }, 'TOO_LONG', 'firstName'],
    [{ phone: 'call me' }, 'INVALID', 'phone'],
  ])('refuses %j', async (changes, code, field) => {
    const { execute } = openTestShop();
    const result = await execute(create, { input: { ...ada, ...changes } });
    expect(valueAt(result, 'data.customerCreate')).toMatchObject({
      customer: null,
      customerUserErrors: [{ code, field: ['input', field] }],
    });
  });

  it('refuses an e-mail that is taken, whatever its case', async () => {
    const shop = await shopWithAda();
    const result = await shop.execute(create, { input: { ...ada, email: 'ADA@example.com' } });
    expect(codeOf(result, 'customerCreate')).toBe('TAKEN');
  });
});

describe('an account that was never activated', () => {
  it('is not created again: the customer gets an e-mail', async () => {
    const shop = openTestShop();
    const invite = { do: 'invite', email: ada.email };
    const body = JSON.stringify(invite);
    const headers = { 'x-sandbox-desk': '1' };
    await shop.server(new Request('http://localhost:3001/sandbox/admin', { method: 'POST', headers, body }));
    expect(codeOf(await shop.execute(create, { input: ada }), 'customerCreate')).toBe('CUSTOMER_DISABLED');
    expect(shop.world.mails.map(({ subject }) => subject)).toEqual([
      'Activate your account',
      'Activate your account',
    ]);
  });
});

describe('logging in', () => {
  it('returns the same error for a wrong password and a wrong e-mail', async () => {
    const shop = await shopWithAda();
    for (const input of [
      { email: ada.email, password: 'wrong' },
      { email: 'x@y.zz', password: 'wrong' },
    ]) {
      expect(valueAt(await shop.execute(login, { input }), 'data.customerAccessTokenCreate')).toEqual({
        customerAccessToken: null,
        customerUserErrors: [
          { code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer' },
        ],
      });
    }
  });

  it('is throttled after ten failures, even with the right password, until the window is over', async () => {
    const shop = await shopWithAda();
    const input = { email: ada.email, password: 'wrong' };
    for (let tries = 0; tries < 10; tries += 1) await shop.execute(login, { input });
    expect(await shop.execute(login, { input: { ...input, password: ada.password } })).toMatchObject({
      errors: [{ extensions: { code: 'THROTTLED' }, path: ['customerAccessTokenCreate'] }],
    });
    shop.world.wait(6 * 60_000);
    expect(await signIn(shop)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is throttled by the address that a server with the private token names, and by no other header', async () => {
    const shop = await shopWithAda();
    const attempt = async (password: string, buyerIp: string, token: object) => {
      const headers = { ...token, 'shopify-storefront-buyer-ip': buyerIp };
      const input = { email: ada.email, password };
      const response = await shop.server(
        apiRequest({ query: login, variables: { input } }, '2025-01', headers),
      );
      const { errors: refusals } = await response.json();
      return valueAt(refusals, '0.extensions.code') ?? 'checked';
    };
    const server = { 'shopify-storefront-private-token': 'sandbox-private' };
    const browser = { 'x-shopify-storefront-access-token': 'public' };
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong', '203.0.113.7', server);
    expect(await attempt(ada.password, '203.0.113.7', server)).toBe('THROTTLED');
    expect(await attempt(ada.password, '203.0.113.8', server)).toBe('checked');
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong', `203.0.113.${tries}`, browser);
    expect(await attempt(ada.password, '203.0.113.99', browser)).toBe('THROTTLED');
  });

  it('returns tokens that expire, can be renewed and deleted', async () => {
    const shop = await shopWithAda();
    const first = await signIn(shop);
    const renew =
      'mutation($t: String!) { customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken } userErrors { message } } }';
    const second = textAt(
      await shop.execute(renew, { t: first }),
      'data.customerAccessTokenRenew.customerAccessToken.accessToken',
    );
    expect(await shop.execute(who, { token: first })).toEqual({ data: { customer: null } });
    const remove =
      'mutation($t: String!) { customerAccessTokenDelete(customerAccessToken: $t) { deletedAccessToken userErrors { message } } }';
    expect(
      valueAt(await shop.execute(remove, { t: second }), 'data.customerAccessTokenDelete.deletedAccessToken'),
    ).toBe(second);
    expect(await shop.execute(who, { token: second })).toEqual({ data: { customer: null } });
    const third = await signIn(shop);
    shop.world.wait(43 * 86_400_000);
    expect(await shop.execute(who, { token: third })).toEqual({ data: { customer: null } });
  });
});

describe('a forgotten password', () => {
  const recover = `mutation($email: String!) { customerRecover(email: $email) { ${errors} } }`;
  const resetByUrl = `mutation($url: URL!, $password: String!) { customerResetByUrl(resetUrl: $url, password: $password) { customer { email } ${session} } }`;

  it('is reset by a link in an e-mail, once', async () => {
    const shop = await shopWithAda();
    await shop.execute(recover, { email: ada.email });
    const url = shop.world.mails[0]?.links[0] ?? '';
    expect(url).toMatch(/^http:\/\/localhost:3000\/account\/reset\/\d+\/[0-9a-f]{32}$/);
    const [id, resetToken] = url.split('/').slice(-2);
    const reset = `mutation($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { ${session} } }`;
    const input = { resetToken, password: 'difference-2' };
    const gidOf = `gid://shopify/Customer/${id}`;
    expect(
      codeOf(await shop.execute(reset, { id: gidOf, input: { ...input, password: '1' } }), 'customerReset'),
    ).toBe('TOO_SHORT');
    const done = await shop.execute(reset, { id: gidOf, input });
    expect(textAt(done, 'data.customerReset.customerAccessToken.accessToken')).toBeTruthy();
    expect(
      codeOf(await shop.execute(resetByUrl, { url, password: 'another-one' }), 'customerResetByUrl'),
    ).toBe('TOKEN_INVALID');
    expect(await signIn(shop, { ...ada, password: 'difference-2' })).toBeTruthy();
  });

  it('can be reset for an hour', async () => {
    const shop = await shopWithAda();
    await shop.execute(recover, { email: ada.email });
    shop.world.wait(61 * 60_000);
    const url = shop.world.mails[0]?.links[0] ?? '';
    expect(
      codeOf(await shop.execute(resetByUrl, { url, password: 'difference-2' }), 'customerResetByUrl'),
    ).toBe('TOKEN_INVALID');
  });

  it('returns UNIDENTIFIED_CUSTOMER for an unknown e-mail', async () => {
    const shop = openTestShop();
    expect(codeOf(await shop.execute(recover, { email: 'x@y.zz' }), 'customerRecover')).toBe(
      'UNIDENTIFIED_CUSTOMER',
    );
    expect(shop.world.mails).toEqual([]);
  });
});

describe('the account itself', () => {
  it('can be changed; a new password ends the old sessions', async () => {
    const shop = await shopWithAda();
    const token = await signIn(shop);
    const update = `mutation($t: String!, $c: CustomerUpdateInput!) { customerUpdate(customerAccessToken: $t, customer: $c) { customer { firstName } ${session} } }`;
    const renamed = await shop.execute(update, { t: token, c: { firstName: 'Augusta' } });
    expect(valueAt(renamed, 'data.customerUpdate.customer.firstName')).toBe('Augusta');
    const changed = await shop.execute(update, { t: token, c: { password: 'difference-2' } });
    expect(await shop.execute(who, { token })).toEqual({ data: { customer: null } });
    const next = textAt(changed, 'data.customerUpdate.customerAccessToken.accessToken');
    expect(valueAt(await shop.execute(who, { token: next }), 'data.customer.firstName')).toBe('Augusta');
    expect(codeOf(await shop.execute(update, { t: 'gone', c: {} }), 'customerUpdate')).toBe('TOKEN_INVALID');
  });

  it('stores addresses: the first is the default, another can be chosen', async () => {
    const shop = await shopWithAda();
    const token = await signIn(shop);
    const add = `mutation($t: String!, $a: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $t, address: $a) { customerAddress { id country countryCodeV2 formatted } ${errors} } }`;
    const idOf = async (a: object) =>
      textAt(await shop.execute(add, { t: token, a }), 'data.customerAddressCreate.customerAddress.id');
    const troy = await idOf({
      address1: '1 Way',
      city: 'Troy',
      zip: '12180',
      country: 'United States',
      province: 'NY',
    });
    const paris = await idOf({ address1: '1 rue', city: 'Paris', zip: '75001', country: 'FR' });
    const wrong = await shop.execute(add, { t: token, a: { country: 'Atlantis' } });
    expect(codeOf(wrong, 'customerAddressCreate')).toBe('INVALID');
    const prefer = `mutation($t: String!, $id: ID!) { customerDefaultAddressUpdate(customerAccessToken: $t, addressId: $id) { customer { defaultAddress { city } } ${errors} } }`;
    expect(
      valueAt(
        await shop.execute(prefer, { t: token, id: paris }),
        'data.customerDefaultAddressUpdate.customer.defaultAddress.city',
      ),
    ).toBe('Paris');
    const remove = `mutation($t: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $t, id: $id) { deletedCustomerAddressId ${errors} } }`;
    await shop.execute(remove, { t: token, id: paris });
    expect(codeOf(await shop.execute(remove, { t: token, id: paris }), 'customerAddressDelete')).toBe(
      'NOT_FOUND',
    );
    expect(valueAt(await shop.execute(who, { token }), 'data.customer.defaultAddress')).toEqual({
      id: troy,
      city: 'Troy',
    });
  });

  it('lists its orders, with lines and prices as they were paid', async () => {
    const shop = await shopWithAda();
    const token = await signIn(shop);
    const cartId = await newCart(shop, {
      lines: [{ merchandiseId: variantId(1002, 0), quantity: 1 }],
      discountCodes: ['DRESSES15'],
      buyerIdentity: { customerAccessToken: token, countryCode: 'US' },
    });
    const url = `http://localhost:3001/cart/c/${cartId.replace('gid://shopify/Cart/', '')}`;
    const form = {
      email: ada.email,
      country: 'US',
      firstName: 'Ada',
      lastName: 'L',
      address1: '1',
      city: 'Troy',
      province: 'NY',
      zip: '12180',
      cardNumber: '1',
      cardName: 'Ada',
      cardExpiry: '12/30',
      cardCode: '123',
      do: 'pay',
    };
    await shop.server(new Request(url, { method: 'POST', body: new URLSearchParams(form) }));
    const result = await shop.execute(
      'query($t: String!) { customer(customerAccessToken: $t) { orders(first: 5, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { name financialStatus fulfillmentStatus totalPrice { amount } shippingAddress { city } statusUrl successfulFulfillments { trackingCompany } discountApplications(first: 5) { nodes { ... on DiscountCodeApplication { code } } } lineItems(first: 5) { nodes { title quantity originalTotalPrice { amount } discountedTotalPrice { amount } discountAllocations { allocatedAmount { amount } } variant { id } } } } } } }',
      { t: token },
    );
    expect(result).toMatchObject({
      data: {
        customer: {
          orders: {
            totalCount: '1',
            nodes: [
              {
                name: '#1001',
                financialStatus: 'PAID',
                fulfillmentStatus: 'UNFULFILLED',
                totalPrice: { amount: '180.0' },
                shippingAddress: { city: 'Troy' },
                discountApplications: { nodes: [{ code: 'DRESSES15' }] },
                lineItems: {
                  nodes: [
                    {
                      title: 'Aurelia Slip Dress',
                      originalTotalPrice: { amount: '200.0' },
                      discountedTotalPrice: { amount: '170.0' },
                      variant: { id: variantId(1002, 0) },
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    });
  });
});
