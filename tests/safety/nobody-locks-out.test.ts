import { describe, expect, it } from 'vitest';
import { registerCustomer, sendRequest } from './setup/send-request.ts';
import { openShopFunctions, type ShopFunctions } from './setup/shop-functions.ts';

const email = 'ann@vesper.example';
const password = 'difference-1';
const home = '192.0.2.1:4711';
const attacker = '198.51.100.7:4711';

const addressAt = (place: number) => `10.0.${place >> 8}.${place & 255}:4711`;

const logIn = (shop: ShopFunctions, tried: string, address: string, who = email) =>
  sendRequest(shop, '/api/auth/login', { body: { email: who, password: tried }, address });

const recover = (shop: ShopFunctions, address: string, who = email) =>
  sendRequest(shop, '/api/auth/recover', { body: { email: who }, address });

const linksOf = (shop: ShopFunctions) =>
  shop.world.mails.flatMap(({ to, subject, links }) =>
    to === email && subject === 'Set a new password' ? links : [],
  );

/** What a response says, and whether it tells when to try again. */
const summary = ({ status, body, headers }: Awaited<ReturnType<typeof logIn>>) => ({
  status,
  body,
  retryAfterS: headers['retry-after'] === undefined ? null : Number(headers['retry-after']),
});

/** A shop with a customer, at the start of a day. */
async function openShopWithAnn(): Promise<ShopFunctions> {
  const shop = openShopFunctions();
  shop.world.wait(86_400_000 - (shop.world.now() % 86_400_000));
  await registerCustomer(shop);
  return shop;
}

describe('an attacker who guesses the password of an account', { timeout: 30_000 }, () => {
  it('has ten logins in a quarter of an hour, and the owner gets in from elsewhere at once', async () => {
    const shop = await openShopWithAnn();
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      statuses.push((await logIn(shop, `wrong-${index}`, attacker)).status);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    const refused = summary(await logIn(shop, password, attacker));
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: {
          code: 'throttled',
          message: 'That was too often. Please try again in 15 minutes. Or set a new password by e-mail.',
        },
      },
      retryAfterS: 900,
    });
    shop.waits.length = 0;
    const owner = await logIn(shop, password, home);
    expect([owner.status, owner.body]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ email }) }),
    ]);
    expect(shop.waits).toEqual([]);
  });

  it('who has 20 addresses has 95 logins a day of 200, and the owner gets in from elsewhere at once', async () => {
    const shop = await openShopWithAnn();
    const counts = { checked: 0, refused: 0 };
    for (let place = 0; place < 20; place += 1) {
      for (let index = 0; index < 10; index += 1) {
        const { status } = await logIn(shop, `wrong-${index}`, addressAt(place));
        expect([401, 429]).toContain(status);
        counts[status === 401 ? 'checked' : 'refused'] += 1;
      }
    }
    // Five addresses have ten each before the account counts as guessed, 15 have three each.
    expect(counts).toEqual({ checked: 5 * 10 + 15 * 3, refused: 15 * 7 });
    shop.waits.length = 0;
    for (let visit = 0; visit < 5; visit += 1) expect((await logIn(shop, password, home)).status).toBe(200);
    expect(shop.waits).toEqual([]);
  });

  it('on the owner’s own network cannot stop the link of the recovery e-mail', async () => {
    const shop = await openShopWithAnn();
    for (let index = 0; index < 12; index += 1) await logIn(shop, `wrong-${index}`, home);
    expect((await logIn(shop, password, home)).status).toBe(429);
    expect((await recover(shop, home)).status).toBe(202);
    const [customerId, resetToken] = linksOf(shop).at(-1)?.split('/').slice(-2) ?? [];
    const reset = await sendRequest(shop, '/api/auth/reset', {
      body: { customerId, resetToken, password: 'difference-2' },
      address: home,
    });
    expect(reset.status).toBe(200);
    // The platform counts for five minutes, we would for fifteen.
    shop.world.wait(301_000);
    expect((await logIn(shop, 'difference-2', home)).status).toBe(200);
  });

  it('cannot see from a refusal whether the account exists', async () => {
    const shop = await openShopWithAnn();
    const refusals = async (who: string, address: string) => {
      const seen: unknown[] = [];
      for (let index = 0; index < 12; index += 1) {
        seen.push(summary(await logIn(shop, `wrong-${index}`, address, who)));
      }
      for (let index = 0; index < 7; index += 1) seen.push(summary(await recover(shop, address, who)));
      return seen;
    };
    shop.waits.length = 0;
    const known = await refusals(email, addressAt(1));
    const waitsOfKnown = shop.waits.splice(0);
    expect(known).toEqual(await refusals('nobody@vesper.example', addressAt(2)));
    expect(waitsOfKnown).toEqual(shop.waits);
  });

  it('of many accounts has 30 logins in a quarter of an hour from one address', async () => {
    const shop = await openShopWithAnn();
    const statuses: number[] = [];
    for (let index = 0; index < 32; index += 1) {
      statuses.push((await logIn(shop, 'summer', attacker, `shopper-${index}@vesper.example`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
    expect((await logIn(shop, password, home)).status).toBe(200);
  });
});

describe('an attacker who requests recovery e-mails for somebody else', { timeout: 30_000 }, () => {
  it('gets five a day, and the owner gets her own at once', async () => {
    const shop = await openShopWithAnn();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await recover(shop, attacker)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    expect(linksOf(shop)).toHaveLength(5);
    expect(summary(await recover(shop, attacker)).retryAfterS).toBe(86_400);
    expect(await recover(shop, home)).toMatchObject({ status: 202, body: { sent: true } });
    expect(linksOf(shop)).toHaveLength(6);
    const [customerId, resetToken] = linksOf(shop).at(-1)?.split('/').slice(-2) ?? [];
    const body = { customerId, resetToken, password: 'difference-2' };
    expect((await sendRequest(shop, '/api/auth/reset', { body, address: home })).status).toBe(200);
  });

  it('who has 60 addresses sends 39 a day, and the owner always has one that works', async () => {
    const shop = await openShopWithAnn();
    for (let place = 0; place < 30; place += 1) await recover(shop, addressAt(place));
    expect(linksOf(shop)).toHaveLength(16);
    // Between the e-mails of two hours, she is not refused, and the newest link in her mailbox works.
    shop.world.wait(1_800_000);
    expect(await recover(shop, home)).toMatchObject({ status: 202, body: { sent: true } });
    expect(linksOf(shop)).toHaveLength(16);
    const [customerId, resetToken] = linksOf(shop).at(-1)?.split('/').slice(-2) ?? [];
    const body = { customerId, resetToken, password: 'difference-2' };
    expect((await sendRequest(shop, '/api/auth/reset', { body, address: home })).status).toBe(200);
    for (let hour = 0; hour < 23; hour += 1) {
      shop.world.wait(3_600_000);
      for (let place = 30; place < 60; place += 10) await recover(shop, addressAt(place + (hour % 10)));
    }
    expect(linksOf(shop)).toHaveLength(39);
  });

  it('by registering sends five a day too, and gets the same response as before', async () => {
    const shop = await openShopWithAnn();
    const register = () =>
      sendRequest(shop, '/api/auth/register', { body: { email, password: 'another-1' }, address: attacker });
    const first = summary(await register());
    for (let index = 0; index < 8; index += 1) expect(summary(await register())).toEqual(first);
    expect(linksOf(shop)).toHaveLength(5);
    expect((await recover(shop, home)).status).toBe(202);
    expect(linksOf(shop)).toHaveLength(6);
  });
});
