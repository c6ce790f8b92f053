import { describe, expect, it } from 'vitest';
import { govaloAccount } from '../../govalo/account.ts';
import { govaloServer } from '../../govalo/server.ts';
import { checkoutOf, giftCard, open, pay } from '../checkout/open-checkout.fixture.ts';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, type TestShop, textAt } from '../fixture/test-shop.ts';
import { sendDueGifts } from './gift-mails.ts';

const HOUR_MS = 3_600_000;
const recipient = { name: 'Bo', email: 'bo@example.com' };
const kept = { merchandiseId: variantId(1004, 1), quantity: 2 };

/** What the shop sends to the gift provider, and then adds to the bag: for the hour after the next. */
async function giftLine({ world }: TestShop, message = 'For\ntonight') {
  const provider = govaloServer(world);
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${govaloAccount.apiKey}`, 'idempotency-key': 'k-1' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await provider(new Request(`http://localhost:3003${path}`, init))).json();
  };
  const sessionId = textAt(await post('/v1/sessions', {}), 'session.id');
  const sendAt = '2026-11-21T14:00:00Z';
  const gift = { variant_id: giftCard.split('/').pop(), value: 50, recipient, message, send_at: sendAt };
  const giftId = textAt(await post('/v1/gifts', { session_id: sessionId, ...gift }), 'gift.gift_id');
  const attributes = Object.entries({
    _gift_id: giftId,
    Name: recipient.name,
    Email: recipient.email,
    Message: message,
    Send: '11/21/2026 6AM Pacific Time',
  }).map(([key, value]) => ({ key, value }));
  return { merchandiseId: giftCard, quantity: 1, attributes };
}

const codesIn = (text = '') => [...text.matchAll(/\b[0-9A-F]{16}\b/g)].map(([code]) => code);

describe('the code of a gift card', () => {
  it('that is sent to somebody else is not in the buyer’s e-mail, which says to whom and when it goes', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [await giftLine(shop)] });
    const path = (await pay(shop, url)).headers.get('location');
    const [mail] = shop.world.mails;
    expect(mail?.text).not.toContain('gift card code');
    expect(codesIn(mail?.text)).toEqual([]);
    expect(mail?.text).toMatch(
      /· Name: Bo · Email: bo@example\.com · Message: For tonight · Send: 11\/21\/2026 6AM Pacific Time$/m,
    );
    expect(mail?.text).toMatch(
      /^Gift card to\nBo, bo@example\.com: November 21, 2026, 6AM Pacific Time, in an e-mail with the code$/m,
    );
    const page = await open(shop, `http://localhost:3001${path}`);
    expect(page.replace(/<[^>]*>/g, '\n')).toMatch(
      /\nGift card to\n+Bo\n+bo@example\.com\n+November 21, 2026, 6AM Pacific Time\n/,
    );
    expect(page).toContain('Message: For\ntonight');
    expect(codesIn(page)).toEqual([]);
  });

  it('that the buyer keeps is in the buyer’s e-mail, beside a gift', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [await giftLine(shop), kept] });
    await pay(shop, url);
    const { text = '' } = shop.world.mails[0] ?? {};
    expect(text).toMatch(/^Your gift card codes: \w{16}, \w{16}$/m);
    expect(codesIn(text)).toHaveLength(2);
  });

  it('is the buyer’s where the provider does not know the gift', async () => {
    const shop = openTestShop();
    const attributes = [{ key: '_gift_id', value: 'unknown' }];
    const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: giftCard, quantity: 1, attributes }] });
    await pay(shop, url);
    expect(codesIn(shop.world.mails[0]?.text)).toHaveLength(1);
  });

  it('of a gift goes to its recipient at its moment, once, and pays', async () => {
    const shop = openTestShop();
    const { world } = shop;
    const { url } = await checkoutOf(shop, { lines: [await giftLine(shop)] });
    await pay(shop, url);
    world.wait(2 * HOUR_MS - 1);
    sendDueGifts(world);
    expect(world.mails).toHaveLength(1);
    world.wait(1);
    sendDueGifts(world);
    sendDueGifts(world);
    expect(world.mails).toHaveLength(2);
    const mail = world.mails[1];
    expect(mail).toMatchObject({ to: 'bo@example.com', subject: 'Bo, a gift card for you' });
    expect(mail?.text).toMatch(/^A gift card of \$50 is yours\.\n\nFor\ntonight\n\nIts code: \w{16}\n/);
    const cart = await newCart(shop, { giftCardCodes: codesIn(mail?.text) });
    const query = 'query($id: ID!) { cart(id: $id) { appliedGiftCards { balance { amount } } } }';
    expect(await shop.execute(query, { id: cart })).toEqual({
      data: { cart: { appliedGiftCards: [{ balance: { amount: '50.0' } }] } },
    });
  });

  it('of a gift without a message is sent without one', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [await giftLine(shop, '')] });
    await pay(shop, url);
    shop.world.wait(2 * HOUR_MS);
    sendDueGifts(shop.world);
    expect(shop.world.mails[1]?.text).toMatch(/is yours\.\n\nIts code: /);
  });
});
