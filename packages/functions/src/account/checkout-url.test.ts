import { describe, expect, it } from 'vitest';
import { cartIdOf, readCheckoutUrl } from './checkout-url.ts';

const hosts = { checkoutHost: 'Checkout.Vesper.example', sandboxOrigin: 'http://localhost:3001' };

describe('readCheckoutUrl', () => {
  it.each(['https://checkout.vesper.example/cart/c/1?key=2', 'http://localhost:3001/cart/c/1'])(
    'accepts %s',
    (text) => {
      expect(readCheckoutUrl(text, hosts).href).toBe(text);
    },
  );

  it.each([
    'http://checkout.vesper.example/cart/c/1',
    'https://checkout.vesper.example:8443/cart/c/1',
    'https://ann@checkout.vesper.example/cart/c/1',
    'https://:pw@checkout.vesper.example/cart/c/1',
    'http://ann@localhost:3001/cart/c/1',
    'http://localhost:3002/cart/c/1',
    'https://evil.example/cart/c/1',
    '/cart/c/1',
    '',
  ])('throws for %j', (text) => {
    const read = () => readCheckoutUrl(text, hosts);
    expect(read).toThrow(expect.objectContaining({ code: 'checkout-url-foreign', field: 'checkoutUrl' }));
  });

  it('accepts no URL of a sandbox where there is none', () => {
    const production = { ...hosts, sandboxOrigin: null };
    expect(() => readCheckoutUrl('http://localhost:3001/cart/c/1', production)).toThrow(
      'checkout-url-foreign',
    );
    expect(() => readCheckoutUrl('data:text/html,x', production)).toThrow('checkout-url-foreign');
  });
});

describe('cartIdOf', () => {
  it.each([
    ['/cart/c/Z2Nw-a_1?key=9', 'gid://shopify/Cart/Z2Nw-a_1?key=9'],
    ['/cart/c/Z2Nw', 'gid://shopify/Cart/Z2Nw'],
    ['/cart/c/Z2Nw/more', null],
    ['/fr/cart/c/Z2Nw', null],
    ['/cart/c/', null],
    ['/checkouts/1', null],
  ])('reads %s as %s', (path, id) => {
    expect(cartIdOf(new URL(path, 'https://checkout.vesper.example'))).toBe(id);
  });
});
