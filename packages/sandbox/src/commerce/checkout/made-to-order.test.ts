import { describe, expect, it } from 'vitest';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import { checkoutOf, oneDress, open, pay, scarf, three } from './open-checkout.fixture.ts';

const noted = (merchandiseId: string, value: string) => ({
  merchandiseId,
  quantity: 1,
  attributes: [{ key: 'Note', value }],
});
const gown = noted(three, 'Made to order');
const own = 'Aurelia Slip Dress: made to order, we write to you with its date';
const openShop = () => openTestShop({ ...smallWorld(), now: () => Date.parse('2026-11-30T12:00:00Z') });

describe('what is made to order', () => {
  it.each([
    ['alone', [gown], own],
    [
      'beside what is in stock',
      [gown, { merchandiseId: scarf, quantity: 1 }],
      `December 4 to December 16; ${own}`,
    ],
    [
      'beside what ships later',
      [gown, noted(scarf, 'Ships from 8 December')],
      `December 14 to December 24; ${own}`,
    ],
    [
      'two styles',
      [gown, noted(scarf, 'Final Sale, Made to order')],
      'Céleste Silk Scarf, Aurelia Slip Dress: made to order, we write to you with their dates',
    ],
  ])('has no days on the order, %s', async (_, lines, arrival) => {
    const shop = openShop();
    const { url } = await checkoutOf(shop, { lines });
    const order = await open(shop, `http://localhost:3001${(await pay(shop, url)).headers.get('location')}`);
    expect(order).toContain(`With you<small>${arrival}<`);
    expect(order).toContain(`, with you: ${arrival}<`);
  });

  it('has a line of its own at the choice of delivery, and other bags have none', async () => {
    const shop = openShop();
    const { url } = await checkoutOf(shop, { lines: [gown] });
    expect(await open(shop, url)).toContain(
      'Made to order, so not in these days but in the time that your bag names: Aurelia Slip Dress.',
    );
    const other = await checkoutOf(shop, oneDress);
    expect(await open(shop, other.url)).not.toContain('choice__remark');
  });
});
