import { describe, expect, it } from 'vitest';
import { checkoutOf, giftCard, open, pay, scarf, three } from '../commerce/checkout/open-checkout.fixture.ts';
import { smallCatalogue } from '../commerce/fixture/small-catalogue.ts';
import { smallWorld } from '../commerce/fixture/small-world.ts';
import { openTestShop, type TestShop } from '../commerce/fixture/test-shop.ts';
import { shippingProtection } from '../seed/shipping-protection.ts';
import { deskPage } from './desk-page.ts';

const [firstProtection] = shippingProtection().variants;
const protection = `gid://shopify/ProductVariant/${firstProtection?.id}`;
const goods = [
  { merchandiseId: three, quantity: 2 },
  { merchandiseId: scarf, quantity: 1 },
  { merchandiseId: protection, quantity: 1 },
];

/** With shipping protection and, if wanted, a discount that needs no code, on dresses. */
function openShop(hasAutomatic: boolean): TestShop {
  const catalogue = smallCatalogue();
  catalogue.products.push(shippingProtection());
  const [first] = catalogue.discounts;
  if (!first) throw new Error('The catalogue has no discount');
  if (hasAutomatic) {
    const automatic = { ...first, code: null, title: 'The long dark', value: 15 };
    catalogue.discounts.push({ ...automatic, collectionHandle: 'dresses' });
  }
  return openTestShop(smallWorld(catalogue));
}

/** Pays; returns what page, e-mail and desk say, without markup. */
async function placed(shop: TestShop, input: object, changes: object = {}) {
  const { url } = await checkoutOf(shop, input);
  const path = (await pay(shop, url, changes)).headers.get('location');
  const page = await open(shop, `http://localhost:3001${path}`);
  const { text: mail = '' } = shop.world.mails[0] ?? {};
  return { page, mail, desk: await deskOf(shop) };
}

async function deskOf({ world }: TestShop): Promise<string> {
  const mails = world.mails.map((mail, at) => ({ ...mail, id: String(at), at: '' }));
  const page = await deskPage({ world: { ...world, mails }, country: 'US', faults: [], providers: [] });
  return /<section aria-labelledby="orders">.*?<\/section>/s.exec(String(page))?.[0] ?? '';
}

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
/** Signed; a word such as 'Free' is nothing. */
const amountOf = (text: string) => (/\d/.test(text) ? cents(text) * (text.includes('−') ? -1 : 1) : 0);
const plain = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A price of a piece: the old one, if it is reduced, and the one that holds. */
interface Price {
  before: string | undefined;
  now: string | undefined;
}

const pagePrices = (page: string): Price[] =>
  [...page.matchAll(/<span class="line__price">(?:<s>(.*?)<\/s> ?)?(.*?)<\/span>/g)].map(
    ([, before, now]) => ({ before, now }),
  );
const deskPrices = (desk: string): Price[] =>
  [...desk.matchAll(/<li>.*?, (?:<s>(.*?)<\/s> )?(\$[\d.,]+)/g)].map(([, before, now]) => ({ before, now }));
const mailPrices = (mail: string): Price[] =>
  [...mail.matchAll(/^\d+ × .*?: (\$[\d.,]+)(?: instead of (\$[\d.,]+))?/gm)].map(([, now, before]) => ({
    before,
    now,
  }));

type Row = readonly [label: string, amount: number];
const tableRows = (markup: string): Row[] =>
  [...markup.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, label = '', text = '']) => [
    label,
    amountOf(plain(text)),
  ]);
const mailRows = (mail: string): Row[] =>
  (mail.split('\n\n')[2] ?? '').split('\n').map((row) => {
    const [label = '', text = ''] = row.split(': ');
    return [label, amountOf(text)];
  });

describe('the order’s page, its e-mail and the desk', () => {
  it.each([
    ['an automatic discount', true, []],
    ['a code', false, ['TENOFF']],
    ['a code of some lines', false, ['DRESSES15']],
    ['both', true, ['TENOFF']],
    ['no discount', false, []],
  ])('say the same prices, which add up, with %s', async (_, hasAutomatic, discountCodes) => {
    const shop = openShop(hasAutomatic);
    const { page, mail, desk } = await placed(shop, { lines: goods, discountCodes });
    const prices = pagePrices(page);
    expect(prices).toHaveLength(2);
    expect(deskPrices(desk)).toEqual(prices);
    expect(mailPrices(mail)).toEqual(prices);
    const rows = tableRows(page);
    expect(tableRows(desk)).toEqual(rows);
    expect(mailRows(mail)).toEqual(rows);

    const pieces = prices.reduce((sum, { before, now = '' }) => sum + cents(before ?? now), 0);
    const [[label, subtotal] = ['', 0], ...others] = rows;
    expect([label, subtotal]).toEqual(['Subtotal', pieces]);
    const [last, total] = others.pop() ?? ['', 0];
    expect([last, total]).toEqual(['Total', others.reduce((sum, [, amount]) => sum + amount, subtotal)]);
    expect(others.some(([, amount]) => amount < 0)).toBe(hasAutomatic || discountCodes.length > 0);
    expect(others).toContainEqual(['Shipping protection', 355]);
  });

  it('say the same of message, address, days, notes, payment and returns', async () => {
    const shop = openShop(true);
    const attributes = [
      { key: 'Note', value: 'Final Sale, Ships from 8 December' },
      { key: '_lookup', value: 'secret' },
    ];
    const lines = [...goods, { merchandiseId: scarf, quantity: 1, attributes }];
    const message = { key: 'gift_message', value: 'For the hour after six' };
    const input = { lines, attributes: [message], giftCardCodes: ['VESPER50'] };
    const { page, mail } = await placed(shop, input);
    const words = plain(page);
    const [, , , ...parts] = mail.split('\n\n');
    expect(parts.map((part) => part.split('\n')[0])).toEqual([
      'Gift message',
      'Going to',
      'Paid with',
      'If it is not right',
      expect.stringMatching(/^Look at your order: http/),
    ]);
    const facts = parts.slice(0, -1).flatMap((part) => part.split(/\n|, with you: /));
    for (const fact of facts) expect(words).toContain(fact);
    for (const remark of page.matchAll(/<span class="line__meta">((?!Quantity)[^<]*)/g)) {
      expect(mail).toContain(remark[1]);
    }
    expect(mail).toContain('· The long dark');
    expect(mail).toContain('· Note: Final Sale, Ships from 8 December');
    expect(mail).toMatch(/^Standard, with you: \w+ \d+ to \w+ \d+; Céleste Silk Scarf: December 14 to/m);
    expect(mail).toContain('Gift card, $50\nCard ending 4242, $');
    expect(mail).not.toContain('secret');
  });
});

it('checkout and order name what stays in one order of pieces', async () => {
  const catalogue = smallCatalogue();
  for (const product of catalogue.products) product.tags.push('final-sale');
  const shop = openTestShop(smallWorld(catalogue));
  const lines = [three, scarf, giftCard].map((merchandiseId) => ({ merchandiseId, quantity: 1 }));
  const { url } = await checkoutOf(shop, { lines });
  const [named] = /Stays with you: [^<]*\./.exec(await open(shop, url)) ?? [];
  expect(named).toMatch(/^Stays with you: .+, .+, .+\.$/);
  const path = (await pay(shop, url)).headers.get('location');
  expect(await open(shop, `http://localhost:3001${path}`)).toContain(named);
});

describe('a control for the parcel on the desk', () => {
  it('is offered where something is sent, beside gift cards, too', async () => {
    const lines = [scarf, giftCard].map((merchandiseId) => ({ merchandiseId, quantity: 1 }));
    expect((await placed(openShop(false), { lines })).desk).toContain('<button>Fulfil</button>');
  });

  it('is not offered for gift cards alone, protected or not', async () => {
    const lines = [giftCard, protection].map((merchandiseId) => ({ merchandiseId, quantity: 1 }));
    const { desk } = await placed(openShop(false), { lines });
    expect(desk).not.toContain('<button>');
    expect(desk).toContain('Nothing in this order is shipped.');
  });
});
