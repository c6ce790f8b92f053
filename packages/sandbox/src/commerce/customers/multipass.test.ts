import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { newCart, openTestShop, type TestShop, valueAt } from '../fixture/test-shop.ts';
import { sandboxSecrets } from '../sandbox-secrets.ts';

describe('Multipass', () => {
  function passFor(shop: TestShop, more: object = {}): string {
    const key = createHash('sha256').update(sandboxSecrets.multipass).digest();
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), iv);
    const claims = {
      email: 'ada@example.com',
      created_at: new Date(shop.world.now()).toISOString(),
      ...more,
    };
    const text = Buffer.concat([iv, cipher.update(JSON.stringify(claims)), cipher.final()]);
    const signature = createHmac('sha256', key.subarray(16)).update(text).digest();
    return Buffer.concat([text, signature]).toString('base64').replace(/\+/g, '-').replace(/\//g, '_');
  }
  const enter = `mutation($p: String!) { customerAccessTokenCreateWithMultipass(multipassToken: $p) { customerUserErrors { code } } }`;
  const code = async (shop: TestShop, p: string) =>
    valueAt(
      await shop.execute(enter, { p }),
      'data.customerAccessTokenCreateWithMultipass.customerUserErrors.0.code',
    );

  it('works once, for fifteen minutes, and only with the secret', async () => {
    const shop = openTestShop();
    const token = passFor(shop);
    expect(await code(shop, token)).toBeUndefined();
    expect(await code(shop, token)).toBe('INVALID_MULTIPASS_REQUEST');
    const late = passFor(shop);
    shop.world.wait(16 * 60_000);
    expect(await code(shop, late)).toBe('INVALID_MULTIPASS_REQUEST');
    expect(await code(shop, `${passFor(shop).slice(0, -4)}AAAA`)).toBe('INVALID_MULTIPASS_REQUEST');
    expect(await code(shop, 'nonsense')).toBe('INVALID_MULTIPASS_REQUEST');
  });

  it('opens the checkout with the e-mail filled in, and redirects to no other site [state.cart-lifecycle.17]', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: variantId(1005, 0), quantity: 1 }] });
    const checkout = `http://localhost:3001/cart/c/${cartId.replace('gid://shopify/Cart/', '')}`;
    const enterAt = async (returnTo: string) => {
      const url = `http://localhost:3001/account/login/multipass/${passFor(shop, { return_to: returnTo })}`;
      return (await shop.server(new Request(url))).headers.get('location');
    };
    expect(`http://localhost:3001${await enterAt(checkout)}`).toBe(checkout);
    expect(await (await shop.server(new Request(checkout))).text()).toContain('value="ada@example.com"');
    expect(await enterAt('https://evil.example/')).toBe('http://localhost:3000/');
  });

  it('opens the checkout at its public address when a proxy replaces the host of requests', async () => {
    const world = smallWorld();
    const addresses = { ...world.addresses, commerce: 'https://pay.example' };
    const shop = openTestShop({ ...world, addresses });
    const cartId = await newCart(shop, { lines: [{ merchandiseId: variantId(1005, 0), quantity: 1 }] });
    const path = `/cart/c/${cartId.replace('gid://shopify/Cart/', '')}`;
    const pass = passFor(shop, { return_to: `https://pay.example${path}` });
    const entered = await shop.server(new Request(`http://localhost:3001/account/login/multipass/${pass}`));
    expect(entered.headers.get('location')).toBe(path);
  });
});
