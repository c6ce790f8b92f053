import { describe, expect, it } from 'vitest';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import { checkoutOf, oneDress, open, pay, press, scarf, three, typed } from './open-checkout.fixture.ts';

/** What is ordered on 30 November and in stock. */
const soon = 'December 4 to December 16';

describe('countries, shipping and duties', () => {
  it('US orders up to $249.99 pay $10, from $250 they ship free [const.us-policy.2]', async () => {
    const shop = openTestShop();
    const little = await checkoutOf(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    expect(await open(shop, little.url)).toMatch(/Shipping, Standard<\/th>\s*<td>\$10/);
    const much = await checkoutOf(shop, oneDress);
    expect(await open(shop, much.url)).toMatch(/Shipping, Standard<\/th>\s*<td>Free/);
  });

  it.each([
    ['FR', 'Duties and taxes</th><td>Included'],
    ['CA', 'Taxes (duties included)</th><td>$'],
    ['BR', 'Duties and taxes, guaranteed</th><td>R$'],
    ['ZA', 'Duties and taxes</th><td>Due on delivery'],
  ])('duties of %s [const.international-shipping-and-duties.3]', async (countryCode, text) => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { ...oneDress, buyerIdentity: { countryCode } });
    expect(await open(shop, url)).toContain(text);
  });

  it('another country shows its prices before payment', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await pay(shop, url, { country: 'FR', province: '', zip: '75001' })).text();
    expect(page).toContain('Prices and shipping now are for France');
    expect(page).toContain('€494');
    const paid = await pay(shop, url, {
      country: 'FR',
      province: '',
      zip: '75001',
      shipping: 'international',
    });
    expect(paid.status).toBe(303);
  });

  it('free shipping says what it costs otherwise, and the order when it arrives', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    expect(await open(shop, url)).toMatch(/Free <s><span class="unseen">instead of <\/span>\$10<\/s>/);
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toMatch(
      /With you<small>(\w+ \d+ to \w+ \d+)<.*Standard<span class="print-only">, with you \1</s,
    );
  });

  it.each([
    ['Ships from 8 December', scarf, `${soon}; Céleste Silk Scarf: December 14 to December 24`],
    ['Final Sale, Ships from 5 January', scarf, `${soon}; Céleste Silk Scarf: January 11 to January 21`],
    ['Ships from 8 November', scarf, soon],
    ['Ships from 31 Smarch', scarf, soon],
    ['Ships from 8 December', three, 'December 14 to December 24'],
  ])('a piece that ships later arrives later: %s', async (value, merchandiseId, arrival) => {
    const shop = openTestShop({ ...smallWorld(), now: () => Date.parse('2026-11-30T12:00:00Z') });
    const later = { merchandiseId, quantity: 1, attributes: [{ key: 'Note', value }] };
    const lines = merchandiseId === three ? [later] : [{ merchandiseId: three, quantity: 1 }, later];
    const { url } = await checkoutOf(shop, { lines });
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toContain(`With you<small>${arrival}<`);
  });

  it('a dearer rate that was chosen at the last moment is shown before it is charged', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await pay(shop, url, { shipping: 'express' })).text();
    expect(page).toContain('Express, 2 to 4 business days, is $25. Please look at the new total');
    expect(page).toContain('Pay now, $561');
    expect(shop.world.mails).toEqual([]);
    expect((await pay(shop, url, { shipping: 'express' })).status).toBe(303);
  });

  it('a chosen rate is charged', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    await press(shop, url, { ...typed, do: 'update', shipping: 'express' });
    expect(await open(shop, url)).toMatch(/Shipping, Express<\/th>\s*<td>\$25/);
  });
});
