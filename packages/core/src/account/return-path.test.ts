import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginHref, redirectFromAccount, returnAfterLogin, safeReturnPath } from './return-path.ts';

describe('a safe target after login', () => {
  it.each<[unknown, string | null]>([
    ['/account/orders/12?x=1#lines', '/account/orders/12?x=1#lines'],
    ['/', '/'],
    ['/a/../cart', '/cart'],
    ['/cart?next=//elsewhere.example', '/cart?next=//elsewhere.example'],
    ['//elsewhere.example', null],
    ['///elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['/\t/elsewhere.example', null],
    ['/.//elsewhere.example', null],
    ['/\t/', null],
    ['https://elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['cart', null],
    ['', null],
    [`/${'x'.repeat(2000)}`, null],
    [null, null],
    [['/cart'], null],
    ['/account/login', null],
    ['/account/logout?x', null],
    ['/account/create-account', null],
    ['/account/reset/7/token', null],
    ['/account/activate/7/token', null],
    ['/account/reset-password', null],
    ['/_t/c/token', null],
    ['/api/auth/user', null],
    ['/account/login-help', '/account/login-help'],
  ])('%j: %j', (next, path) => {
    expect(safeReturnPath(next)).toBe(path);
  });

  it('[property] never leaves this site', () => {
    const disguised = fc
      .array(
        fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '%2f', 'elsewhere.example', '?', '#'),
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(disguised, fc.string(), fc.webUrl()), (next) => {
        const path = safeReturnPath(next);
        return path === null || new URL(path, 'https://shop.example').origin === 'https://shop.example';
      }),
    );
  });
});

describe('after a login [screen.route-table.9]', () => {
  it.each<[string, string]>([
    ['?wishlistHandle=iris-ink', '/products/iris-ink?wishlist=open'],
    ['?wishlistHandle=iris-ink&next=/cart', '/products/iris-ink?wishlist=open'],
    ['?wishlistHandle=caf%C3%A9', '/products/caf%C3%A9?wishlist=open'],
    ['?wishlistHandle=a%3Fb', '/products/a%3Fb?wishlist=open'],
    ['?wishlistHandle=..%2Faccount', '/account'],
    ['?wishlistHandle=..', '/account'],
    ['?wishlistHandle=%20&next=%2Fcart', '/cart'],
    ['?next=%2Faccount%2Forders%2F12', '/account/orders/12'],
    ['?next=https%3A%2F%2Felsewhere.example', '/account'],
    ['?next=', '/account'],
    ['', '/account'],
  ])('%s leads to %s', (query, path) => {
    expect(returnAfterLogin(query)).toBe(path);
  });
});

describe('the link to the login', () => {
  it.each([
    ['/account/orders/12?x=1', '/account/login?next=%2Faccount%2Forders%2F12%3Fx%3D1'],
    ['/account', '/account/login'],
    ['/account/login?next=/cart', '/account/login'],
    ['//elsewhere.example', '/account/login'],
  ])('from %s is %s', (path, href) => {
    expect(loginHref(path)).toBe(href);
  });
});

describe('who may see an account screen [role.4] [role.1] [role.2]', () => {
  it.each<[string, boolean, string | null]>([
    ['/account', false, '/account/login'],
    ['/account/order-history', false, '/account/login?next=%2Faccount%2Forder-history'],
    ['/account/orders/12?x=1#lines', false, '/account/login?next=%2Faccount%2Forders%2F12%3Fx%3D1%23lines'],
    ['/account/login?next=/cart', false, null],
    ['/account/create-account', false, null],
    ['/account/reset/7/token', false, null],
    ['/account/wishlist', true, null],
    ['/account/orders', false, '/account/login?next=%2Faccount%2Forders'],
    ['/account/orders', true, '/account/order-history'],
    ['/account/orders/?x=1', true, '/account/order-history'],
    ['/account/orders/12', true, null],
    ['/account/logout', true, null],
    ['/account/reset/7/token', true, null],
    ['/account/login', true, '/account'],
    ['/account/create-account/', true, '/account'],
    ['/account/login?next=%2Fcart#x', true, '/cart'],
    ['/account/login?wishlistHandle=iris', true, '/products/iris?wishlist=open'],
    ['/products/iris', false, null],
    ['/accounting', false, null],
  ])('%s, logged in %s: %s', (address, isLoggedIn, redirect) => {
    expect(redirectFromAccount(address, isLoggedIn)).toBe(redirect);
  });
});
