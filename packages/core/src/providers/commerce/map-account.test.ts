import { describe, expect, it } from 'vitest';
import { toAccessToken, toAddresses, toCustomer } from './map-account.ts';

/** In the form of the platform's published examples. */
const address = {
  id: 'gid://shopify/MailingAddress/1053318591?model_name=CustomerAddress&customer_access_token=abc',
  firstName: 'Inès',
  lastName: 'Marchetti',
  company: '',
  address1: '218 Bleecker Street',
  address2: null,
  city: 'New York',
  province: 'New York',
  provinceCode: 'NY',
  country: 'United States',
  countryCodeV2: 'US' as const,
  zip: '10012',
  phone: '+12125550100',
  formatted: ['Inès Marchetti', '218 Bleecker Street', 'New York NY 10012', 'United States'],
};

const customer = {
  id: 'gid://shopify/Customer/410535040',
  email: 'ines@example.test',
  firstName: 'Inès',
  lastName: 'Marchetti',
  phone: null,
  acceptsMarketing: true,
  numberOfOrders: '2',
  defaultAddress: address,
  orders: { nodes: [{ totalPrice: { amount: '861.0' } }, { totalPrice: { amount: '12.5' } }] },
};

describe('[entity.user-session.1] the platform’s customer', () => {
  it('becomes a user with the fields of the account’s screens', () => {
    expect(toCustomer(customer)).toEqual({
      id: customer.id,
      email: customer.email,
      firstName: 'Inès',
      lastName: 'Marchetti',
      phone: null,
      acceptsMarketing: true,
      orderCount: 2,
      defaultAddress: {
        lastName: 'Marchetti',
        address1: '218 Bleecker Street',
        address2: null,
        city: 'New York',
        country: 'United States',
        province: 'New York',
        zip: '10012',
        phone: '+12125550100',
      },
      orders: [{ totalPrice: { amount: '861.0' } }, { totalPrice: { amount: '12.5' } }],
    });
  });

  it('counts the orders that were sent when the number cannot be read', () => {
    expect(toCustomer({ ...customer, numberOfOrders: '' }).orderCount).toBe(2);
  });

  it.each(['gid://shopify/Customer/x', 'gid://shopify/Product/1'])(
    '[error.5] is a fault with the id %s, not a shopper without a session',
    (id) => {
      const fault = expect.objectContaining({ code: 'commerce-unavailable', kind: 'outside' });
      expect(() => toCustomer({ ...customer, id })).toThrow(fault);
    },
  );
});

describe('addresses', () => {
  it('mark the default one although its id has other parameters', () => {
    const other = { ...address, id: 'gid://shopify/MailingAddress/2' };
    const defaultAddress = { id: 'gid://shopify/MailingAddress/1053318591?model_name=CustomerAddress' };
    const [first, second] = toAddresses([address, other], defaultAddress);
    expect(first).toMatchObject({
      id: address.id,
      company: null,
      countryCode: 'US',
      provinceCode: 'NY',
      lines: ['Inès Marchetti', '218 Bleecker Street', 'New York, NY 10012', 'United States'],
      isDefault: true,
    });
    expect(second?.isDefault).toBe(false);
    expect(toAddresses([address], null)[0]?.isDefault).toBe(false);
  });
});

it('a token has the moment at which it expires', () => {
  expect(toAccessToken({ accessToken: 't', expiresAt: '2027-01-01T00:00:00Z' })).toEqual({
    token: 't',
    tokenExpiresAt: '2027-01-01T00:00:00Z',
  });
});
