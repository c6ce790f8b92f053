import { describe, expect, it } from 'vitest';
import { openMultipass } from '../../packages/sandbox/src/commerce/customers/multipass.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { registerCustomer, sendRequest } from './setup/send-request.ts';
import { openShopFunctions, type ShopFunctions } from './setup/shop-functions.ts';

const email = 'ann@vesper.example';
const password = 'difference-1';

async function checkoutUrlOf(shop: ShopFunctions, country = 'US'): Promise<string> {
  const product = shop.world.catalogue.products.find(({ variants }) =>
    variants.some(({ stock }) => stock > 3),
  );
  const variant = product?.variants.find(({ stock }) => stock > 3);
  const line = { merchandiseId: `gid://shopify/ProductVariant/${variant?.id}`, quantity: 1 };
  const { cart } = await shop.carts.createCart([line], country);
  return cart?.checkoutUrl ?? '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

describe('/api/auth', () => {
  it('[role.2] registers a customer, logs her in, reads her, renews her session and logs her out', async () => {
    const shop = openShopFunctions();
    expect(
      (await sendRequest(shop, '/api/auth/register', { body: { email, password, firstName: 'Ann' } })).status,
    ).toBe(202);
    const loggedIn = await sendRequest(shop, '/api/auth/login', { body: { email, password } });
    expect(loggedIn.body).toMatchObject({
      user: { email, firstName: 'Ann' },
      tokenExpiresAt: expect.any(String),
    });
    const { token } = fieldsOf(loggedIn.body);
    expect((await sendRequest(shop, '/api/auth/user', { body: { token } })).body).toMatchObject({
      user: { email },
    });
    const renewed = fieldsOf((await sendRequest(shop, '/api/auth/renew', { body: { token } })).body);
    expect(renewed.token).toEqual(expect.any(String));
    expect((await sendRequest(shop, '/api/auth/logout', { body: { token: renewed.token } })).body).toEqual({
      loggedOut: true,
    });
    const after = await sendRequest(shop, '/api/auth/user', { body: { token: renewed.token } });
    expect([after.status, after.body]).toEqual([
      401,
      { error: expect.objectContaining({ code: 'session-required' }) },
    ]);
  });

  it('[call.products-own-server.3] returns 401 for a token that is not valid', async () => {
    const response = await sendRequest(openShopFunctions(), '/api/auth/user', { body: { token: 'nobody' } });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ error: { code: 'session-required' } });
  });

  it.each([30, 400, 700, 900, 1_900])(
    'returns the same responses after the same time for e-mails with and without an account, at %i ms per call',
    async (callMs) => {
      const shop: ShopFunctions = openShopFunctions({
        changeResponse: async (_role, _path, response) => {
          shop.world.wait(callMs);
          return response;
        },
      });
      await registerCustomer(shop);
      const responses = async (address: string) => {
        const at = shop.world.now();
        shop.waits.length = 0;
        const wrong = await sendRequest(shop, '/api/auth/login', {
          body: { email: address, password: 'wrong-password' },
        });
        const recovered = await sendRequest(shop, '/api/auth/recover', { body: { email: address } });
        const registered = await sendRequest(shop, '/api/auth/register', {
          body: { email: address, password: 'another-1' },
        });
        const tookMs = shop.world.now() - at + shop.waits.reduce((sum, waitMs) => sum + waitMs, 0);
        return { tookMs, received: [wrong, recovered, registered].map(({ status, text }) => [status, text]) };
      };
      const known = await responses(email);
      expect(known).toEqual(await responses('nobody@vesper.example'));
      // The wrong login comes at a whole half second, the other two responses at whole multiples of two seconds.
      const loginMs = Math.ceil(callMs / 500) * 500;
      expect((known.tookMs - loginMs) % 2_000).toBe(0);
      const { body } = await sendRequest(shop, '/api/auth/login', { body: { email, password } });
      expect(body).toMatchObject({ user: { email } });
    },
  );

  it('sends the recovery e-mail instead of registering an e-mail twice', async () => {
    const shop = openShopFunctions();
    await registerCustomer(shop);
    await sendRequest(shop, '/api/auth/register', { body: { email, password: 'another-1' } });
    expect(shop.world.mails.map(({ to }) => to)).toContain(email);
  });

  it('sends no recovery e-mail for a new account', async () => {
    const shop = openShopFunctions();
    const before = shop.world.mails.length;
    await sendRequest(shop, '/api/auth/register', { body: { email: 'new@vesper.example', password } });
    expect(shop.world.mails.slice(before).flatMap(({ links }) => links)).toEqual([]);
  });

  it('resets the password by the link of the e-mail, once', async () => {
    const shop = openShopFunctions();
    await registerCustomer(shop);
    await sendRequest(shop, '/api/auth/recover', { body: { email } });
    const [customerId, resetToken] = shop.world.mails.at(-1)?.links[0]?.split('/').slice(-2) ?? [];
    const body = { customerId, resetToken, password: 'difference-2' };
    const short = await sendRequest(shop, '/api/auth/reset', { body: { ...body, password: 'x' } });
    expect(short.status).toBe(400);
    expect(short.body).toMatchObject({ error: { field: 'password' } });
    expect((await sendRequest(shop, '/api/auth/reset', { body })).body).toMatchObject({ user: { email } });
    for (const link of [body, { ...body, customerId: '999999' }]) {
      const late = await sendRequest(shop, '/api/auth/reset', { body: link });
      expect([late.status, late.body]).toEqual([
        403,
        { error: expect.objectContaining({ code: 'account-link-over' }) },
      ]);
    }
  });

  it('rate-limits by the IP address that the edge saw, whatever headers the visitor sends', async () => {
    const shop = openShopFunctions();
    const attempt = (index: number) =>
      sendRequest(shop, '/api/auth/recover', {
        body: { email: `someone${index}@vesper.example` },
        headers: {
          'x-forwarded-for': `10.0.0.${index}`,
          'x-real-ip': `10.0.1.${index}`,
          'x-forwarded-host': 'evil.example',
        },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await attempt(index)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const elsewhere = await sendRequest(shop, '/api/auth/recover', {
      body: { email: 'other@vesper.example' },
      address: '192.0.2.1:99',
    });
    expect(elsewhere.status).toBe(202);
  });

  it('writes no secret to the log', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    await sendRequest(shop, '/api/auth/login', { body: { email, password } });
    await sendRequest(shop, '/api/auth/user', { body: { token } });
    shop.down.add('commerce');
    expect((await sendRequest(shop, '/api/auth/login', { body: { email, password } })).status).toBe(502);
    const text = shop.lines.join('\n');
    expect(text).toContain('"level":"ERROR"');
    for (const secret of [password, token, email]) expect(text).not.toContain(secret);
  });
});

describe('POST /api/auth/checkout', () => {
  it('[call.products-own-server.5] returns the same URL to a guest', async () => {
    const shop = openShopFunctions();
    const checkoutUrl = await checkoutUrlOf(shop);
    const response = await sendRequest(shop, '/api/auth/checkout', { body: { email, checkoutUrl } });
    expect(response.body).toEqual({ checkoutUrl });
  });

  it('logs a customer in at the checkout by Multipass, and the platform redirects to the cart once', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const checkoutUrl = await checkoutUrlOf(shop);
    const response = await sendRequest(shop, '/api/auth/checkout', {
      body: { email: 'Ann@Vesper.example', checkoutUrl },
      token,
    });
    const url = String(fieldsOf(response.body).checkoutUrl);
    const pass = openMultipass(sandboxSecrets.multipass, decodeURIComponent(url.split('/').at(-1) ?? ''));
    expect(pass).toEqual({
      email,
      createdAt: shop.world.now(),
      firstName: 'Ann',
      lastName: 'Lee',
      returnTo: checkoutUrl,
    });
    const entered = await shop.commerceDouble(new Request(url));
    expect(entered.status).toBe(303);
    expect(new URL(entered.headers.get('location') ?? '', url).href).toBe(checkoutUrl);
    const again = await shop.commerceDouble(new Request(url));
    expect(again.status).toBe(403);
  });

  it('sets the buyer of the cart where there is no Multipass, and keeps its country', async () => {
    const shop = openShopFunctions({ hasMultipass: false });
    const { token } = await registerCustomer(shop);
    const checkoutUrl = await checkoutUrlOf(shop, 'FR');
    const response = await sendRequest(shop, '/api/auth/checkout', { body: { email, checkoutUrl }, token });
    const updated = new URL(String(fieldsOf(response.body).checkoutUrl));
    expect(updated.origin + updated.pathname).toBe(checkoutUrl.replace(/\?.*$/, ''));
    const id = `gid://shopify/Cart/${updated.pathname.split('/').at(-1)}?key=${updated.searchParams.get('key')}`;
    expect((await shop.carts.cart(id, 'FR'))?.buyerIdentity.countryCode).toBe('FR');
  });

  it.each([
    'https://evil.example/cart/c/1',
    'http://checkout.vesper.example/cart/c/1',
    'https://checkout.vesper.example.evil.example/cart/c/1',
    'https://checkout.vesper.example@evil.example/cart/c/1',
    'https://ann:pw@checkout.vesper.example/cart/c/1',
    'https://checkout.vesper.example:8443/cart/c/1',
    'http://localhost:3002/cart/c/1',
    '//checkout.vesper.example/cart/c/1',
    'javascript:alert(1)',
    'data:text/html,x',
    '/cart/c/1',
    '',
  ])('returns 400 for the checkout URL %j, and calls no provider', async (checkoutUrl) => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const before = shop.requestCounts.commerce;
    for (const sent of [{}, { token }]) {
      const response = await sendRequest(shop, '/api/auth/checkout', {
        body: { email, checkoutUrl },
        ...sent,
      });
      expect([response.status, response.body]).toEqual([
        400,
        { error: expect.objectContaining({ field: 'checkoutUrl' }) },
      ]);
    }
    expect(shop.requestCounts.commerce).toBe(before);
  });

  it('accepts the configured host by https', async () => {
    const checkoutUrl = 'https://checkout.vesper.example/cart/c/1?key=2';
    const response = await sendRequest(openShopFunctions(), '/api/auth/checkout', {
      body: { email, checkoutUrl },
    });
    expect(response.body).toEqual({ checkoutUrl });
  });

  it('returns 403 for another customer’s e-mail and 401 for a token that is not valid', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const checkoutUrl = await checkoutUrlOf(shop);
    const other = await sendRequest(shop, '/api/auth/checkout', {
      body: { email: 'eve@vesper.example', checkoutUrl },
      token,
    });
    expect([other.status, other.body]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'not-yours' }) },
    ]);
    const foreign = await sendRequest(shop, '/api/auth/checkout', {
      body: { email, checkoutUrl },
      token: 'foreign',
    });
    expect(foreign.status).toBe(401);
    const basic = await sendRequest(shop, '/api/auth/checkout', {
      body: { email, checkoutUrl },
      headers: { authorization: 'Basic YTpi' },
    });
    expect(basic.status).toBe(401);
  });
});
