import { describe, expect, it } from 'vitest';
import { openMultipass } from '../../packages/sandbox/src/commerce/customers/multipass.ts';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { ask, someone } from './ask.ts';
import { openShopFunctions, type ShopFunctions } from './shop-functions.ts';

const email = 'ann@vesper.example';
const password = 'difference-1';

async function checkoutUrlOf(shop: ShopFunctions, country = 'US'): Promise<string> {
  const product = shop.world.catalogue.products.find(({ variants }) =>
    variants.some(({ stock }) => stock > 3),
  );
  const variant = product?.variants.find(({ stock }) => stock > 3);
  const line = { merchandiseId: `gid://shopify/ProductVariant/${variant?.id}`, quantity: 1 };
  const { cart } = await shop.bag.createCart([line], country);
  return cart?.checkoutUrl ?? '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

describe('an account', () => {
  it('[role.2] is made, entered, read, renewed and left', async () => {
    const shop = openShopFunctions();
    expect(
      (await ask(shop, '/api/auth/register', { body: { email, password, firstName: 'Ann' } })).status,
    ).toBe(202);
    const entered = await ask(shop, '/api/auth/login', { body: { email, password } });
    expect(entered.body).toMatchObject({
      user: { email, firstName: 'Ann' },
      tokenExpiresAt: expect.any(String),
    });
    const { token } = fieldsOf(entered.body);
    expect((await ask(shop, '/api/auth/user', { body: { token } })).body).toMatchObject({ user: { email } });
    const renewed = fieldsOf((await ask(shop, '/api/auth/renew', { body: { token } })).body);
    expect(renewed.token).toEqual(expect.any(String));
    expect((await ask(shop, '/api/auth/logout', { body: { token: renewed.token } })).body).toEqual({
      loggedOut: true,
    });
    const after = await ask(shop, '/api/auth/user', { body: { token: renewed.token } });
    expect([after.status, after.body]).toEqual([
      401,
      { error: expect.objectContaining({ code: 'session-required' }) },
    ]);
  });

  it('[call.products-own-server.3] tells the page of an error for a token that opens nothing', async () => {
    const answer = await ask(openShopFunctions(), '/api/auth/user', { body: { token: 'nobody' } });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { code: 'session-required' } });
  });

  it.each([30, 400, 700, 900, 1_900])(
    'never tells whether an e-mail has one: same answers, as late, at %i ms a call',
    async (callMs) => {
      const shop: ShopFunctions = openShopFunctions({
        onTheWay: async (_role, _path, answer) => {
          shop.world.wait(callMs);
          return answer;
        },
      });
      await someone(shop);
      const answers = async (address: string) => {
        const at = shop.world.now();
        shop.waits.length = 0;
        const wrong = await ask(shop, '/api/auth/login', {
          body: { email: address, password: 'wrong-password' },
        });
        const letter = await ask(shop, '/api/auth/recover', { body: { email: address } });
        const made = await ask(shop, '/api/auth/register', {
          body: { email: address, password: 'another-1' },
        });
        const tookMs = shop.world.now() - at + shop.waits.reduce((sum, waitMs) => sum + waitMs, 0);
        return { tookMs, said: [wrong, letter, made].map(({ status, text }) => [status, text]) };
      };
      const known = await answers(email);
      expect(known).toEqual(await answers('nobody@vesper.example'));
      // The wrong login is one call; the other two answers come at whole steps.
      expect((known.tookMs - callMs) % 2_000).toBe(0);
      const { body } = await ask(shop, '/api/auth/login', { body: { email, password } });
      expect(body).toMatchObject({ user: { email } });
    },
  );

  it('gets a letter instead of a second one of the same name', async () => {
    const shop = openShopFunctions();
    await someone(shop);
    await ask(shop, '/api/auth/register', { body: { email, password: 'another-1' } });
    expect(shop.world.mails.map(({ to }) => to)).toContain(email);
  });

  it('that was made just now gets none', async () => {
    const shop = openShopFunctions();
    const before = shop.world.mails.length;
    await ask(shop, '/api/auth/register', { body: { email: 'new@vesper.example', password } });
    expect(shop.world.mails.slice(before).flatMap(({ links }) => links)).toEqual([]);
  });

  it('opens again by the letter’s link, once', async () => {
    const shop = openShopFunctions();
    await someone(shop);
    await ask(shop, '/api/auth/recover', { body: { email } });
    const [customerId, resetToken] = shop.world.mails.at(-1)?.links[0]?.split('/').slice(-2) ?? [];
    const body = { customerId, resetToken, password: 'difference-2' };
    const short = await ask(shop, '/api/auth/reset', { body: { ...body, password: 'x' } });
    expect(short.status).toBe(400);
    expect(short.body).toMatchObject({ error: { field: 'password' } });
    expect((await ask(shop, '/api/auth/reset', { body })).body).toMatchObject({ user: { email } });
    for (const link of [body, { ...body, customerId: '999999' }]) {
      const late = await ask(shop, '/api/auth/reset', { body: link });
      expect([late.status, late.body]).toEqual([
        403,
        { error: expect.objectContaining({ code: 'account-link-over' }) },
      ]);
    }
  });

  it('is closed for a while after too many tries, and says for how long', async () => {
    const shop = openShopFunctions();
    await someone(shop);
    const attempt = (index: number) =>
      ask(shop, '/api/auth/login', {
        body: { email, password: `wrong-${index}` },
        address: `198.51.100.${index}:1`,
      });
    const statuses: number[] = [];
    for (let index = 1; index <= 11; index += 1) statuses.push((await attempt(index)).status);
    expect(statuses).toContain(429);
    const last = await attempt(12);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.body).toMatchObject({ error: { code: 'throttled' } });
  });

  it('counts an address by what the edge says, whatever the visitor claims', async () => {
    const shop = openShopFunctions();
    const attempt = (index: number) =>
      ask(shop, '/api/auth/recover', {
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
    const elsewhere = await ask(shop, '/api/auth/recover', {
      body: { email: 'other@vesper.example' },
      address: '192.0.2.1:99',
    });
    expect(elsewhere.status).toBe(202);
  });

  it('leaves no secret in the log', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    await ask(shop, '/api/auth/login', { body: { email, password } });
    await ask(shop, '/api/auth/user', { body: { token } });
    shop.down.add('commerce');
    expect((await ask(shop, '/api/auth/login', { body: { email, password } })).status).toBe(502);
    const text = shop.lines.join('\n');
    expect(text).toContain('"level":"ERROR"');
    for (const secret of [password, token, email]) expect(text).not.toContain(secret);
  });
});

describe('POST /api/auth/checkout', () => {
  it('[call.products-own-server.5] gives a guest the address back', async () => {
    const shop = openShopFunctions();
    const checkoutUrl = await checkoutUrlOf(shop);
    const answer = await ask(shop, '/api/auth/checkout', { body: { email, checkoutUrl } });
    expect(answer.body).toEqual({ checkoutUrl });
  });

  it('logs a customer in at the checkout by Multipass, which the platform takes and leads on from', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    const checkoutUrl = await checkoutUrlOf(shop);
    const answer = await ask(shop, '/api/auth/checkout', {
      body: { email: 'Ann@Vesper.example', checkoutUrl },
      token,
    });
    const url = String(fieldsOf(answer.body).checkoutUrl);
    const pass = openMultipass(sandboxSecrets.multipass, decodeURIComponent(url.split('/').at(-1) ?? ''));
    expect(pass).toEqual({
      email,
      createdAt: shop.world.now(),
      firstName: 'Ann',
      lastName: 'Lee',
      returnTo: checkoutUrl,
    });
    const entered = await shop.commerceSite(new Request(url));
    expect(entered.status).toBe(303);
    expect(new URL(entered.headers.get('location') ?? '', url).href).toBe(checkoutUrl);
    const again = await shop.commerceSite(new Request(url));
    expect(again.status).toBe(403);
  });

  it('tells the bag who buys where there is no Multipass, and leaves its country', async () => {
    const shop = openShopFunctions({ hasMultipass: false });
    const { token } = await someone(shop);
    const checkoutUrl = await checkoutUrlOf(shop, 'FR');
    const answer = await ask(shop, '/api/auth/checkout', { body: { email, checkoutUrl }, token });
    const told = new URL(String(fieldsOf(answer.body).checkoutUrl));
    expect(told.origin + told.pathname).toBe(checkoutUrl.replace(/\?.*$/, ''));
    const id = `gid://shopify/Cart/${told.pathname.split('/').at(-1)}?key=${told.searchParams.get('key')}`;
    expect((await shop.bag.cart(id, 'FR'))?.buyerIdentity.countryCode).toBe('FR');
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
  ])('refuses %j, and asks nobody', async (checkoutUrl) => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    const before = shop.asked.commerce;
    for (const sent of [{}, { token }]) {
      const answer = await ask(shop, '/api/auth/checkout', { body: { email, checkoutUrl }, ...sent });
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: expect.objectContaining({ field: 'checkoutUrl' }) },
      ]);
    }
    expect(shop.asked.commerce).toBe(before);
  });

  it('takes the configured host by https', async () => {
    const checkoutUrl = 'https://checkout.vesper.example/cart/c/1?key=2';
    const answer = await ask(openShopFunctions(), '/api/auth/checkout', { body: { email, checkoutUrl } });
    expect(answer.body).toEqual({ checkoutUrl });
  });

  it('refuses another customer’s e-mail, and a token that opens nothing', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    const checkoutUrl = await checkoutUrlOf(shop);
    const other = await ask(shop, '/api/auth/checkout', {
      body: { email: 'eve@vesper.example', checkoutUrl },
      token,
    });
    expect([other.status, other.body]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'not-yours' }) },
    ]);
    const foreign = await ask(shop, '/api/auth/checkout', { body: { email, checkoutUrl }, token: 'foreign' });
    expect(foreign.status).toBe(401);
    const basic = await ask(shop, '/api/auth/checkout', {
      body: { email, checkoutUrl },
      headers: { authorization: 'Basic YTpi' },
    });
    expect(basic.status).toBe(401);
  });
});
