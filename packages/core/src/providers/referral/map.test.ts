import { describe, expect, it } from 'vitest';
import { mapCoupons, mapCustomer, mapLink, mapOptions, toCustomerBody } from './map.ts';

describe('a customer of the referral provider', () => {
  it('[call.products-own-server.12] is what the shop knows by name, and nothing else', () => {
    const wire = { id: '77', email: 'ann@example.test', firstName: 'Ann', age: 33 };
    expect(mapCustomer(wire, '77')).toEqual({
      customerId: '77',
      email: 'ann@example.test',
      firstName: 'Ann',
      lastName: null,
      isNewCustomer: null,
    });
  });

  it.each([{ customerId: '78' }, { id: '78' }, {}])('is rejected with another customer’s id: %j', (wire) => {
    expect(() => mapCustomer(wire, '77')).toThrow('referral-unavailable');
  });

  it('has only the fields that are known', () => {
    expect(toCustomerBody({ id: '77', email: 'ann@example.test', firstName: 'Ann' })).toEqual({
      customerId: '77',
      email: 'ann@example.test',
      firstName: 'Ann',
    });
  });
});

describe('rewards', () => {
  it('cost points and are worth cents', () => {
    expect(mapOptions([{ id: '10-off', cost: 500, amount: 10.5, currency: 'USD' }])).toEqual([
      { id: '10-off', costPoints: 500, valueCents: 1050, currencyCode: 'USD' },
    ]);
  });

  it.each([{ amount: 0 }, { amount: -10 }, { amount: 1e21 }, { cost: 0 }, { currency: 'dollars' }])(
    '[error.5] with %j among them are a fault, not a shorter list',
    (own) => {
      const option = { id: '10-off', cost: 500, amount: 10.5, currency: 'USD' };
      const fault = expect.objectContaining({ code: 'referral-unavailable', kind: 'outside' });
      expect(() => mapOptions([option, { ...option, ...own }])).toThrow(fault);
    },
  );

  it('worth less than a cent are left out', () => {
    expect(mapOptions([{ id: 'x', cost: 5, amount: 0.001, currency: 'USD' }])).toEqual([]);
  });
});

it('[error.5] a link that is no address is a fault', () => {
  expect(mapLink({ link: 'https://fbuy.example/1' })).toEqual({
    link: 'https://fbuy.example/1',
    referralCode: null,
  });
  expect(() => mapLink({ link: 'fbuy' })).toThrow('referral-unavailable');
});

describe('coupons', () => {
  it('that were not used are shown, newest first', () => {
    const wire = [
      { couponCode: 'OLD', createdOn: '2026-01-01T00:00:00Z' },
      { couponCode: 'USED', createdOn: '2026-03-01T00:00:00Z', usedOn: '2026-03-02T00:00:00Z' },
      { couponCode: 'NEW', createdOn: '2026-02-01T00:00:00Z', usedOn: null },
      { couponCode: 'UNDATED' },
    ];
    expect(mapCoupons(wire)).toEqual(['NEW', 'OLD', 'UNDATED']);
  });
});
