import { describe, expect, it } from 'vitest';
import { readAccountLink, withoutLinkToken } from './account-link.ts';

const reset = { kind: 'reset', body: { customerId: '7', resetToken: 'ab-c_1' } };

describe('the link of an e-mail', () => {
  it.each([
    ['/account/reset/7/ab-c_1'],
    ['/account/reset/7/ab-c_1/?utm_source=mail#x'],
    [`/_t/c/${btoa('7/ab-c_1')}`],
    [`/_t/c/${encodeURIComponent(btoa('7/ab-c_1'))}`],
  ])('[screen.route-table.6] [screen.route-table.13] %s sets a new password', (address) => {
    expect(readAccountLink(address)).toEqual(reset);
  });

  it('[screen.route-table.14] activates an account', () => {
    expect(readAccountLink('/account/activate/7/abc')).toEqual({
      kind: 'activate',
      body: { customerId: '7', activationToken: 'abc' },
    });
  });

  it.each([
    '/account/reset',
    '/account/reset/7',
    '/account/reset/seven/abc',
    '/account/reset/7/a%2Fb',
    '/account/reset/7/abc/more',
    `/account/reset/7/${'a'.repeat(257)}`,
    '/_t/c/',
    '/_t/c/not base64',
    `/_t/c/${btoa('no number/abc')}`,
    '/account/recover/7/abc',
  ])('%s is malformed', (address) => {
    expect(readAccountLink(address)).toBeNull();
  });
});

describe('an address for others', () => {
  it.each([
    ['/account/reset/7/abc?x=1', '/account/reset?x=1'],
    ['https://shop.example/account/activate/7/abc', 'https://shop.example/account/activate'],
    ['/_t/c/Ny9hYmM=#x', '/_t/c#x'],
    ['/account/orders/7', '/account/orders/7'],
    ['/products/iris?next=/cart', '/products/iris?next=/cart'],
  ])('made of %s is %s', (address, shown) => {
    expect(withoutLinkToken(address)).toBe(shown);
  });
});
