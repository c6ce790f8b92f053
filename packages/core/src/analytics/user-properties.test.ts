import { describe, expect, it } from 'vitest';
import type { VisitorFacts } from './user-properties.ts';
import { userProperties, visitorType } from './user-properties.ts';

describe('[state.session.8] the visitor type', () => {
  it.each<[VisitorFacts | null, string]>([
    [{ email: 'ines@example.test' }, 'logged_in'],
    [{ email: '' }, 'guest'],
    [{ email: '  ' }, 'guest'],
    [{ email: null }, 'guest'],
    [{ firstName: 'Inès' }, 'guest'],
    [null, 'guest'],
  ])('of %j is %s', (user, type) => {
    expect(visitorType(user)).toBe(type);
  });
});

describe('[entity.user-session.2] [entity.user-session.3] [entity.user-session.4] [entity.user-session.5] userProperties', () => {
  it('contains everything known about a customer', () => {
    const user: VisitorFacts = {
      id: 'gid://shopify/Customer/77',
      email: 'ines@example.test',
      firstName: 'Inès',
      phone: '+12125550100',
      defaultAddress: {
        lastName: 'Marchetti',
        address1: '218 Bleecker Street',
        address2: 'Apt 4B',
        city: 'New York',
        country: 'United States',
        province: 'New York',
        zip: '10012',
        phone: '+12125550199',
      },
      orders: [{ totalPrice: { amount: '861.0' } }, { totalPrice: { amount: '19.95' } }],
    };
    expect(userProperties(user, ',C0001,C0002,')).toEqual({
      visitor_type: 'logged_in',
      user_consent: ',C0001,C0002,',
      customer_id: '77',
      customer_email: 'ines@example.test',
      customer_first_name: 'Inès',
      customer_last_name: 'Marchetti',
      customer_phone: '+12125550100',
      customer_address_1: '218 Bleecker Street',
      customer_address_2: 'Apt 4B',
      customer_city: 'New York',
      customer_country: 'United States',
      customer_province: 'New York',
      customer_zip: '10012',
      customer_order_count: '2',
      customer_total_spent: '880.95',
    });
  });

  it.each<[string, VisitorFacts]>([
    ['only an email', { email: 'ines@example.test' }],
    ['nulls', { email: 'ines@example.test', id: null, phone: null, defaultAddress: null, orders: null }],
    ['an id without a number', { email: 'ines@example.test', id: 'gid://shopify/Customer/' }],
  ])('leaves the rest out when a customer has %s', (_, user) => {
    expect(userProperties(user, '')).toEqual({
      visitor_type: 'logged_in',
      user_consent: '',
      customer_email: 'ines@example.test',
      customer_order_count: '0',
      customer_total_spent: '0.00',
    });
  });

  it('counts orders without a readable total, and adds 0 for them', () => {
    const orders = [
      { totalPrice: { amount: 'free' } },
      { totalPrice: null },
      { totalPrice: { amount: '5' } },
    ];
    expect(userProperties({ email: 'a@example.test', orders }, '')).toMatchObject({
      customer_order_count: '3',
      customer_total_spent: '5.00',
    });
  });

  it('uses the telephone of the address when the customer has none', () => {
    const user = { email: 'a@example.test', phone: null, defaultAddress: { phone: '+1' } };
    expect(userProperties(user, '')).toMatchObject({ customer_phone: '+1' });
  });

  it.each([[null], [{ firstName: 'Inès', phone: '+1' }]])('contains nothing about a guest: %j', (user) => {
    expect(userProperties(user, 'x')).toEqual({ visitor_type: 'guest', user_consent: 'x' });
  });
});
