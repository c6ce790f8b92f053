import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import {
  checkoutOf,
  giftCard,
  oneDress,
  open,
  pay,
  press,
  scarf,
  three,
  typed,
} from './open-checkout.fixture.ts';

/** What is ordered on 30 November and in stock. */
const soon = 'December 4 to December 16';
const scarfLater = 'Céleste Silk Scarf: December 14 to December 24';

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
      /With you<small>(\w+ \d+ to \w+ \d+)<.*Standard<span class="print-only">, with you: \1</s,
    );
  });

  const later = (merchandiseId: string, value: string) => ({
    merchandiseId,
    quantity: 1,
    attributes: [{ key: 'Note', value }],
  });
  const dress = { merchandiseId: three, quantity: 1 };
  it.each([
    ['11-30', [dress, later(scarf, 'Ships from 8 December')], `${soon}; ${scarfLater}`],
    ['11-30', [dress, later(scarf, 'Final Sale, Ships from 8 December')], `${soon}; ${scarfLater}`],
    ['11-30', [dress, later(scarf, 'Ships from 8 November')], soon],
    ['11-30', [dress, later(scarf, 'Ships from 31 Smarch')], soon],
    ['11-30', [later(three, 'Ships from 8 December')], 'December 14 to December 24'],
    // Nothing of it travels before, because a gift card does not.
    [
      '11-30',
      [{ merchandiseId: giftCard, quantity: 1 }, later(three, 'Ships from 8 December')],
      'December 14 to December 24',
    ],
    // A day without its year is the nearest one.
    ['11-30', [later(three, 'Ships from 5 January')], 'January 11 to January 21'],
    ['01-04', [later(three, 'Ships from 20 December')], 'January 8 to January 20'],
  ])('a piece that ships later arrives later, ordered on %s: %j', async (day, lines, arrival) => {
    const shop = openTestShop({ ...smallWorld(), now: () => Date.parse(`2026-${day}T12:00:00Z`) });
    const { url } = await checkoutOf(shop, { lines });
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toContain(`With you<small>${arrival}<`);
  });

  it('two sizes of a style that ships later are named once', async () => {
    const shop = openTestShop({ ...smallWorld(), now: () => Date.parse('2026-11-30T12:00:00Z') });
    const [first, second] = [three, variantId(1001, 2)].map((id) => later(id, 'Ships from 8 December'));
    const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }, first, second] });
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toContain(
      '; Aurelia Slip Dress: December 14 to',
    );
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
