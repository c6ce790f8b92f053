import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, someone } from './ask.ts';
import { openShopFunctions, type ShopFunctions } from './shop-functions.ts';

const BODIES = 2_000;
const AT_ONCE = 20;
const LONGEST_MS = 2_000;

const fields = [
  'token',
  'email',
  'password',
  'firstName',
  'phone',
  'customerId',
  'resetToken',
  'resetUrl',
  'activationUrl',
  'checkoutUrl',
  'session',
  'variant',
  'send_at',
  'message',
  'customerEmail',
  'customerUserId',
  'id',
  'name',
  'regid',
  'items',
  'optionId',
  '__proto__',
  'toString',
];

const words = fc.constantFrom(
  'ann@vesper.example',
  'gid://shopify/Customer/1',
  'http://localhost:3001/cart/c/1?key=2',
  'https://checkout.vesper.example/%zz',
  '2026-12-24T10:00:00-08:00',
  '10-off',
  '1',
  '',
  '\u0000',
  '\ud800',
);

const value = fc.oneof(
  words,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.record({ epi: fc.integer(), empi: fc.integer(), du: fc.webUrl() }), { maxLength: 3 }),
);

/** Bodies that some endpoint takes, for one field of each to be spoiled. */
const good = [
  { token: 'abc' },
  { email: 'ann@vesper.example', password: 'difference-1', phone: '+15555550100', acceptsMarketing: true },
  { customerId: '1', resetToken: 'x', activationToken: 'x', password: 'difference-1' },
  { resetUrl: 'https://a.example/x', activationUrl: 'https://a.example/x', password: 'difference-1' },
  { email: 'ann@vesper.example', checkoutUrl: 'http://localhost:3001/cart/c/1?key=2' },
  {
    session: 's1',
    variant: '1',
    name: 'Eve',
    email: 'eve@vesper.example',
    send_at: '2027-12-24T10:00:00-08:00',
  },
  { customerEmail: 'ann@vesper.example', customerUserId: '1', id: '1' },
  { name: 'For the sea', regid: 'r1', optionId: '10-off' },
  { items: [{ epi: 1, empi: 1, du: 'http://localhost:3000/products/iris' }] },
];

const spoiled = fc
  .tuple(fc.constantFrom(...good), fc.constantFrom('', ...fields), value)
  .map(([whole, field, other]) => JSON.stringify(field in whole ? { ...whole, [field]: other } : whole));

/** What the fields of some endpoint could hold, any JSON, any text, any bytes. */
const body = fc.oneof(
  { weight: 6, arbitrary: spoiled },
  {
    weight: 5,
    arbitrary: fc
      .dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 })
      .map((one) => JSON.stringify(one)),
  },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
  },
);

/** Every path of a function, so that its bodies are spread over all of them. */
const paths: Record<string, [method: string, path: string][]> = {
  auth: ['user', 'login', 'register', 'recover', 'reset', 'activate', 'renew', 'logout'].map((name) => [
    'POST',
    `/api/auth/${name}`,
  ]),
  checkout: [['POST', '/api/auth/checkout']],
  gift: [
    ['POST', '/api/govalo/create-gift'],
    ['POST', '/api/govalo/get-session'],
  ],
  referral: [
    ['POST', '/api/friendbuy/auth'],
    ['POST', '/api/friendbuy/getCustomer'],
  ],
  rewards: [['POST', '/api/rewards/redeem']],
  wishlists: [
    ['POST', '/api/wishlists'],
    ['PATCH', '/api/wishlists/l1'],
    ['POST', '/api/wishlists/l1/products'],
    ['DELETE', '/api/wishlists/l1/products'],
    ['POST', '/api/wishlists/merge'],
  ],
};

describe('random bodies', () => {
  let shop: ShopFunctions;
  let token = '';

  beforeAll(async () => {
    shop = openShopFunctions();
    ({ token } = await someone(shop));
  });

  it.each(Object.entries(paths))('never make %s fail or hang', { timeout: 120_000 }, async (_, own) => {
    const sent = fc.sample(fc.record({ body, type, isKnown: fc.boolean() }), {
      numRuns: BODIES,
      seed: 20261121,
    });
    const statuses = new Map<number, number>();
    let slowestMs = 0;
    for (let start = 0; start < BODIES; start += AT_ONCE) {
      shop.world.wait(60_000);
      const answers = sent.slice(start, start + AT_ONCE).map(async (one, index) => {
        const [method = 'POST', path = ''] = own[(start + index) % own.length] ?? [];
        const began = performance.now();
        const answer = await ask(shop, path, {
          method,
          body: one.body,
          ...(one.isKnown ? { token } : {}),
          headers: { 'content-type': one.type, 'idempotency-key': `key-${start + index}-0000` },
          address: `10.${index}.${start % 250}.1:80`,
        });
        slowestMs = Math.max(slowestMs, performance.now() - began);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        return { answer, one, path };
      });
      for (const { answer, one, path } of await Promise.all(answers)) {
        const said = `${path} ${one.body} → ${answer.text}`;
        expect(answer.status, said).toBeLessThan(500);
        expect(answer.body, said).toBeTypeOf('object');
      }
    }
    expect(slowestMs).toBeLessThan(LONGEST_MS);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(BODIES / 10);
  });
});

describe('random queries', () => {
  it.each(['/api/recommendations', '/api/shopify/metaobjects', '/api/settings', '/api/country'])(
    'never make %s fail',
    { timeout: 60_000 },
    async (path) => {
      const shop = openShopFunctions();
      const names = fc.constantFrom(
        'profile',
        'product',
        'cart',
        'lastViewed',
        'shopper',
        'collection',
        'q[]',
        '__proto__',
      );
      const query = fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 5 });
      const cookies = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
      for (const [pairs, cookie] of fc.sample(fc.tuple(query, cookies), { numRuns: 300, seed: 20261121 })) {
        shop.world.wait(60_000);
        const question = pairs
          .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
          .join('&');
        const answer = await ask(shop, `${path}?${question}`, { headers: { cookie: `consent=${cookie}` } });
        expect(answer.status, `${question} ${cookie}`).toBeLessThan(500);
      }
    },
  );
});
