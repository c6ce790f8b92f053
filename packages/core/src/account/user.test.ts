import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanId, readUser } from './user.ts';

const nothing = { email: null, firstName: null, phone: null, defaultAddress: null, orders: [] };

describe('a user [entity.user-session.1]', () => {
  it('[entity.user-session.2] [entity.user-session.3] [entity.user-session.4] [entity.user-session.5] has the fields of the specification', () => {
    const user = {
      id: 'gid://shopify/Customer/77',
      email: 'ines@example.test',
      firstName: 'Inès',
      phone: '+12125550100',
      defaultAddress: {
        lastName: 'Marchetti',
        address1: '218 Bleecker Street',
        address2: null,
        city: 'New York',
        country: 'United States',
        province: 'New York',
        zip: '10012',
        phone: null,
      },
      orders: [{ totalPrice: { amount: '861.0' } }],
    };
    expect(readUser({ ...user, password: 'x' })).toEqual(user);
  });

  it.each<[string, object, object]>([
    ['nothing but an id', {}, nothing],
    ['numbers for texts', { email: 7, firstName: 8, phone: 9 }, nothing],
    ['empty texts', { email: '', firstName: '', phone: '' }, nothing],
    ['an address that cannot be read', { defaultAddress: 'New York' }, nothing],
    ['orders that are not a list', { orders: { 0: { totalPrice: { amount: '1' } } } }, nothing],
    [
      'orders without totals',
      { orders: [null, {}, { totalPrice: 5 }, { totalPrice: { amount: 5 } }] },
      nothing,
    ],
  ])('with %s', (_, fields, expected) => {
    expect(readUser({ id: 'x', ...fields })).toEqual({ id: 'x', ...expected });
  });

  it('an address may be empty', () => {
    expect(readUser({ id: 'x', defaultAddress: {} })?.defaultAddress).toMatchObject({
      city: null,
      phone: null,
    });
  });

  it.each<[unknown]>([[null], [undefined], ['user'], [[]], [{}], [{ id: '' }], [{ id: 77 }]])(
    'is null for %j',
    (value) => {
      expect(readUser(value)).toBeNull();
    },
  );

  it('[property] nothing makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => readUser({ ...Object(value), id: 'x' })?.id === 'x'));
  });
});

describe('the clean id [entity.user-session.11]', () => {
  it.each([
    ['gid://shopify/Customer/77', '77'],
    ['gid://shopify/Customer/77?key=abc', '77'],
    ['gid://shopify/Customer/', null],
    ['gid://shopify/Order/77', null],
    ['77', null],
  ])('of %s is %s', (id, clean) => {
    expect(cleanId({ id })).toBe(clean);
  });

  it('of a guest is null', () => {
    expect(cleanId(null)).toBeNull();
  });
});
