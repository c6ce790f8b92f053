import type { Cart, CartChange } from '@storefront/core/cart/cart';
import { exampleCart } from '@storefront/core/cart/example-cart';
import { describe, expect, it, vi } from 'vitest';
import { checkoutApi } from './checkout-api.ts';
import { address, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';

const checkoutUrl = 'https://checkout.shop.example/cart/c/t1?key=k1';
const email = 'ann@vesper.example';

function changeTo(cart: Cart | null): CartChange {
  return { cart, userErrors: [], warnings: [] };
}

function openCheckout(multipassSecret: string | null = null) {
  const example = exampleDeps();
  const cart: Cart = { ...exampleCart(), buyerIdentity: { countryCode: 'CA' } };
  const updated = { ...cart, checkoutUrl: 'https://checkout.shop.example/cart/c/t1?key=k2' };
  const carts = {
    cart: vi.fn(async (): Promise<Cart | null> => cart),
    updateBuyer: vi.fn(async () => changeTo(updated)),
  };
  const openCart = vi.fn((_buyerIp: string | null) => carts);
  const hosts = { checkoutHost: 'checkout.shop.example', sandboxOrigin: null };
  const app = checkoutApi({ ...example.deps, ...hosts, multipassSecret, openCart });
  const post = (body: unknown, token?: string) =>
    sendTo(app, '/api/auth/checkout', token === undefined ? { body } : { body, token });
  return { ...example, carts, cart, openCart, post, app };
}

describe('POST /api/auth/checkout', () => {
  const body = { email, checkoutUrl };

  it('[call.products-own-server.4] returns the same URL to a guest', async () => {
    const { post, accounts, counted } = openCheckout();
    const response = await post(body);
    expect([response.status, response.body]).toEqual([200, { checkoutUrl }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(accounts.customer).not.toHaveBeenCalled();
    expect(counted).toEqual([[address, { name: 'checkout', attempts: 60, withinS: 900 }]]);
  });

  it('sets the customer as the buyer of the cart, with the country of the cart', async () => {
    const { post, carts, openCart } = openCheckout();
    const response = await post({ ...body, email: 'ANN@vesper.example ' }, 'ann-token');
    expect(response.body).toEqual({ checkoutUrl: 'https://checkout.shop.example/cart/c/t1?key=k2' });
    expect(openCart).toHaveBeenCalledWith(null);
    expect(carts.cart).toHaveBeenCalledWith('gid://shopify/Cart/t1?key=k1', 'US');
    expect(carts.updateBuyer).toHaveBeenCalledWith(
      'gid://shopify/Cart/t1?key=k1',
      { token: 'ann-token' },
      'CA',
    );
  });

  it('keeps the express payment that the shopper chose', async () => {
    const { post } = openCheckout();
    const express = { ...body, checkoutUrl: `${checkoutUrl}&payment=shop_pay` };
    expect((await post(express, 'ann-token')).body).toEqual({
      checkoutUrl: 'https://checkout.shop.example/cart/c/t1?key=k2&payment=shop_pay',
    });
  });

  it('sends the shop’s own country for a cart without one', async () => {
    const { post, carts, cart } = openCheckout();
    carts.cart.mockResolvedValue({ ...cart, buyerIdentity: { countryCode: null } });
    await post(body, 'ann-token');
    expect(carts.updateBuyer).toHaveBeenCalledWith(expect.anything(), expect.anything(), 'US');
  });

  it('returns the same URL when there is no cart any more', async () => {
    const { post, carts } = openCheckout();
    carts.updateBuyer.mockResolvedValueOnce(changeTo(null));
    expect((await post(body, 'ann-token')).body).toEqual({ checkoutUrl });
    carts.updateBuyer.mockClear();
    carts.cart.mockResolvedValue(null);
    expect((await post(body, 'ann-token')).body).toEqual({ checkoutUrl });
    expect(carts.updateBuyer).not.toHaveBeenCalled();
  });

  it('returns the same URL when it is not that of a cart', async () => {
    const { post, carts } = openCheckout();
    const url = 'https://checkout.shop.example/pay/1';
    expect((await post({ ...body, checkoutUrl: url }, 'ann-token')).body).toEqual({ checkoutUrl: url });
    expect(carts.cart).not.toHaveBeenCalled();
  });

  it('returns a URL of multipass where the shop has its secret', async () => {
    const { post, carts } = openCheckout('secret');
    const { body: received } = await post(body, 'ann-token');
    expect(received).toEqual({
      checkoutUrl: expect.stringMatching(/^https:\/\/checkout\.shop\.example\/account\/login\/multipass\//),
    });
    expect(carts.cart).not.toHaveBeenCalled();
  });

  it('returns 403 for the e-mail address of somebody else, and 401 for a token that is not valid', async () => {
    const { post } = openCheckout();
    expect(errorOf(await post({ ...body, email: 'eve@vesper.example' }, 'ann-token'))).toEqual([
      403,
      'not-yours',
    ]);
    expect(errorOf(await post(body, 'other'))).toEqual([401, 'session-required']);
  });

  it('returns 400 for a checkout of another shop, and 502 when the platform returns it', async () => {
    const { post, carts, cart } = openCheckout();
    const foreign = 'https://evil.example/cart/c/t1';
    expect(errorOf(await post({ ...body, checkoutUrl: foreign }))).toEqual([400, 'checkout-url-foreign']);
    const odd = { ...cart, checkoutUrl: foreign };
    carts.updateBuyer.mockResolvedValueOnce(changeTo(odd));
    expect(errorOf(await post(body, 'ann-token'))).toEqual([502, 'commerce-unavailable']);
  });

  it('accepts the longest e-mail address and URL, and returns 400 for longer ones', async () => {
    const { post } = openCheckout();
    const longest = `${checkoutUrl}${'x'.repeat(4_000 - checkoutUrl.length)}`;
    expect((await post({ email: ` ${'x'.repeat(254)} `, checkoutUrl: longest })).status).toBe(200);
    expect((await post({ email: 'x'.repeat(255), checkoutUrl })).status).toBe(400);
    expect((await post({ email, checkoutUrl: `${longest}x` })).status).toBe(400);
  });

  it('returns 429 when the limit is reached, and 403 to another site', async () => {
    const { post, app, reached } = openCheckout();
    const headers = { origin: 'https://evil.example' };
    expect((await sendTo(app, '/api/auth/checkout', { body, headers })).status).toBe(403);
    reached.add('address:checkout');
    expect(errorOf(await post(body))).toEqual([429, 'throttled']);
  });
});
