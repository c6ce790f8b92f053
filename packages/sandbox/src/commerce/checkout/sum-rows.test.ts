import { describe, expect, it } from 'vitest';
import { shippingProtection } from '../../seed/shipping-protection.ts';
import { smallCatalogue } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop } from '../fixture/test-shop.ts';
import { createOrderBook } from '../orders/order-book.ts';
import { rowsOfOrder } from '../orders/sum-rows.ts';
import { checkoutOf, oneDress, open, pay, scarf, three } from './open-checkout.fixture.ts';
import { totalsTable } from './summary.ts';

/** A shop with shipping protection and a discount that needs no code. */
function openShop() {
  const catalogue = smallCatalogue();
  const [first] = catalogue.discounts;
  const [variant] = shippingProtection().variants;
  if (!first || !variant) throw new Error('The catalogue has no discount or no protection');
  catalogue.products.push(shippingProtection());
  const automatic = { ...first, code: null, title: 'The long dark', kind: 'amount' as const, value: 100_00 };
  catalogue.discounts.push({ ...automatic, collectionHandle: 'dresses' });
  const shop = openTestShop(smallWorld(catalogue));
  return { shop, protection: `gid://shopify/ProductVariant/${variant.id}` };
}

const rowsOf = (page: string) =>
  [...page.matchAll(/<th scope="row">([^<]*)<\/th><td>(?:<span[^>]*>\w*<\/span> )?([^<]*)<\/td>/g)].map(
    ([, label = '', text = '']) => `${label} ${text}`,
  );

describe('the sums of the bag', () => {
  it('stand in the checkout, on the order and in its e-mail as in the bag, row by row', async () => {
    const { shop, protection } = openShop();
    const lines = [
      { merchandiseId: three, quantity: 2 },
      { merchandiseId: scarf, quantity: 1 },
      { merchandiseId: protection, quantity: 1 },
    ];
    const { url } = await checkoutOf(shop, { lines, discountCodes: ['TENOFF'] });
    const rows = [
      'Subtotal $565.95',
      'The long dark −$100',
      // A tenth of the pieces: protection is not reduced.
      'TENOFF −$46.60',
      'Shipping protection $3.55',
      'Shipping, Standard Free',
      'Taxes None in this demo',
      'Total $422.90',
    ];
    const checkout = await open(shop, url);
    expect(rowsOf(checkout)).toEqual(rows);
    const path = (await pay(shop, url)).headers.get('location');
    const order = await open(shop, `http://localhost:3001${path}`);
    expect(rowsOf(order)).toEqual(rows);
    for (const page of [checkout, order]) {
      expect(page).toContain('3 pieces');
      expect(page).not.toContain('line__blank');
      expect(page.indexOf('Céleste Silk Scarf'), 'the newest on top').toBeLessThan(
        page.indexOf('Aurelia Slip Dress'),
      );
    }
    const [mail] = shop.world.mails;
    const [, pieces = '', sums] = mail?.text.split('\n\n') ?? [];
    expect(pieces, 'the e-mail: shipping protection is no piece').toMatch(
      /^1 × Céleste Silk Scarf.*\n2 × Aurelia Slip Dress.*$/,
    );
    expect(sums, 'the e-mail').toBe(rows.map((row) => row.replace(/ (?=(−?\$|Free|None))/, ': ')).join('\n'));
  });

  it('have in the e-mail what is left to pay after a gift card', async () => {
    const { shop } = openShop();
    const { url } = await checkoutOf(shop, { ...oneDress, giftCardCodes: ['VESPER50'] });
    await pay(shop, url);
    const [, , sums = ''] = shop.world.mails[0]?.text.split('\n\n') ?? [];
    expect(sums.split('\n').slice(-2)).toEqual(['Gift card: −$50', 'Total: $386']);
  });

  it('of an order that an older version stored count all its lines as pieces', async () => {
    const { shop } = openShop();
    const { url } = await checkoutOf(shop, oneDress);
    await pay(shop, url);
    const [order] = createOrderBook(shop.world).all();
    if (!order) throw new Error('No order was placed');
    for (const line of order.lines) delete line.isProtection;
    expect(rowsOfOrder(order)[0]).toEqual({ label: 'Subtotal', text: '$536' });
  });
});

describe('the list of what is to be put right', () => {
  it.each([
    ['US', 'ZIP code: enter five digits, such as 10012.'],
    ['CA', 'Postal code: enter a postal code such as M5V 2T6.'],
  ])('names the field as it is called in %s', async (country, text) => {
    const { shop } = openShop();
    const { url } = await checkoutOf(shop, { ...oneDress, buyerIdentity: { countryCode: country } });
    const page = await (
      await pay(shop, url, { country, province: country === 'CA' ? 'ON' : 'NY', zip: '1' })
    ).text();
    expect(page).toContain(`<a href="#zip">${text}</a>`);
  });
});

it('the total names its currency once, also where the amount begins with it', () => {
  const textOf = (total: string, code: string) =>
    String(totalsTable([], total, code))
      .match(/<td>(.*)<\/td>/)?.[1]
      ?.replace(/<[^>]*>/g, '');
  expect(textOf('CHF 202.80', 'CHF')).toBe('CHF 202.80');
  expect(textOf('$713', 'USD')).toBe('USD $713');
});
