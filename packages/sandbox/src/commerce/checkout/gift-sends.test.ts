import { describe, expect, it } from 'vitest';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import { giftSends } from './gift-sends.ts';
import { checkoutOf, giftCard, open, pay, three } from './open-checkout.fixture.ts';

const gift = (name: string, send: string) => ({
  attributes: [
    { key: 'Name', value: name },
    { key: 'Email', value: `${name.toLowerCase()}@example.com` },
    { key: 'Send', value: send },
  ],
});
const jules = gift('Jules', '12/24/2026 10AM Pacific Time');
const momentOf = (send: string) => giftSends([gift('Jules', send)], 'ada@example.com')[0]?.moment;

describe('when gift cards go out, and to whom', () => {
  it.each([
    ['12/24/2026 10AM Pacific Time', 'December 24, 2026, 10AM Pacific Time'],
    ['12/31/2026 11PM Hawaii', 'December 31, 2026, 11PM Hawaii'],
    ['02/31/2026 10AM Pacific Time', '02/31/2026 10AM Pacific Time'],
    ['at dawn', 'at dawn'],
  ])('%s is said as %s', (send, moment) => {
    expect(momentOf(send)).toBe(moment);
  });

  it('the first to be sent is first, what has no readable moment last', () => {
    const lines = [
      gift('Dawn', 'at dawn'),
      gift('Night', '12/24/2026 12PM Pacific Time'),
      gift('Eve', '12/24/2026 8AM Pacific Time'),
      gift('Noel', '12/23/2026 9PM Eastern Time'),
      { attributes: [] },
    ];
    expect(giftSends(lines, 'ada@example.com').map(({ name }) => name)).toEqual([
      'you',
      'Noel',
      'Eve',
      'Night',
      'Dawn',
    ]);
  });

  it('without a recipient it is in the e-mail to the buyer, without a name it goes to an address', () => {
    expect(giftSends([{ attributes: [] }], 'ada@example.com')).toEqual([
      { name: 'you', email: 'ada@example.com', moment: 'With the e-mail of this order' },
    ]);
    const nameless = { attributes: [{ key: 'Email', value: 'eve@example.com' }] };
    expect(giftSends([nameless], 'ada@example.com')).toMatchObject([
      { name: 'eve@example.com', email: 'eve@example.com' },
    ]);
  });
});

describe('the page of an order with gift cards', () => {
  const giftLine = { merchandiseId: giftCard, quantity: 1, ...jules };
  const moment = 'December 24, 2026, 10AM Pacific Time';

  async function openOrder(lines: object[]) {
    const now = Date.parse('2026-11-30T12:00:00Z');
    const shop = openTestShop({ ...smallWorld(), now: () => now });
    const { url } = await checkoutOf(shop, { lines });
    const path = (await pay(shop, url)).headers.get('location');
    return open(shop, `http://localhost:3001${path}`);
  }

  it('has their moments instead of the days of a parcel, and no word of one', async () => {
    const page = await openOrder([giftLine]);
    expect(page).toContain(
      `<li class="is-now" aria-current="step">Placed<small>November 30</small></li><li>Gift card to Jules<small>${moment}</small></li>`,
    );
    expect(page).toMatch(
      /<h2>Gift card to<\/h2><p[^>]*>Jules<br>jules@example.com<span class="quiet print-only">/,
    );
    expect(page).not.toMatch(/parcel|With you|Going to/);
    expect(page).toContain('The e-mail is on the desk.');
  });

  it('has both when a parcel goes, too', async () => {
    const page = await openOrder([giftLine, { merchandiseId: three, quantity: 1 }]);
    expect(page).toContain('With you<small>December 4 to December 16');
    expect(page).toMatch(/Going to.*Gift card to<\/h2>.*<span class="quiet"><br>December 24, 2026/s);
    expect(page).toContain('the button that sends the parcel off');
  });
});
