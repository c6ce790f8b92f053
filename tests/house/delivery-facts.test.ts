import { dutyModeOf } from '@storefront/core/market/duties';
import { formatPrice } from '@storefront/core/market/price';
import { shippingOfferOf } from '@storefront/core/market/shipping-offer';
import { usReturns, usShipping } from '@storefront/core/product/us-policy';
import { describe, expect, it } from 'vitest';
import {
  dutyLine,
  shippingRates,
  standardShippingNote,
} from '../../packages/sandbox/src/commerce/cart/shipping-rates.ts';
import {
  checkoutOf,
  open,
  pay,
  scarf,
} from '../../packages/sandbox/src/commerce/checkout/open-checkout.fixture.ts';
import { openTestShop } from '../../packages/sandbox/src/commerce/fixture/test-shop.ts';
import { type Country, countries } from '../../packages/sandbox/src/commerce/market/countries.ts';
import { seedContent } from '../../packages/sandbox/src/seed/content/seed-content.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { cartPageCopy } from '../../packages/web/src/copy/cart-page-copy.ts';
import { usTermsSentences } from '../../packages/web/src/copy/us-terms-sentences.ts';

/** What holds within the US, wherever it is said: in editors' texts, in structured data and at the checkout. */
const facts = {
  standard: '$10',
  standardDays: '4 to 12 business days',
  freeFrom: '$250',
  express: '$25',
  expressDays: '2 to 4 business days',
};
const RETURN_DAYS = 21;
/** Of pieces that friends of the house make and send. */
const COLLECTIVE_RETURN_DAYS = 14;

const documents = seedContent(seedCatalogue());
const us = countryOf('US');

function countryOf(code: string): Country {
  const found = countries.find((country) => country.code === code);
  if (found === undefined) throw new Error(`The checkout does not know ${code}.`);
  return found;
}

/** All words of a part of the content, in their order: texts, terms, and the cells of tables. */
function wordsOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(wordsOf).join(' ');
  if (typeof part !== 'object' || part === null) return '';
  const { text, term, cells, ...others } = Object(part);
  const own = [term, text].filter((words) => typeof words === 'string').join(' ');
  return [
    own,
    Array.isArray(cells) ? `${cells.join(', ')}.` : '',
    ...Object.values(others).map(wordsOf),
  ].join('');
}

function documentOf(isWanted: (document: Record<string, unknown>) => boolean): Record<string, unknown> {
  const found = documents.find(isWanted);
  if (found === undefined) throw new Error('The seed has no such document.');
  return found;
}

const settings = documentOf(({ _id }) => _id === 'settings');
const pageOf = (slug: string) =>
  documentOf(({ _type, slug: own }) => _type === 'page' && Object(own).current === slug).body;

/** The terms that a text states. */
function readTerms(text: string) {
  const [, standard, standardDays] =
    /standard(?:, below \$\d+)?[:,]?\s+(\$\d+), (\d+ to \d+ [a-z]+ days)/i.exec(text) ?? [];
  const [, express, expressDays] = /express[:,]?\s+(\$\d+), (\d+ to \d+ [a-z]+ days)/i.exec(text) ?? [];
  const [, freeFrom] = /(?:free|orders) from\s+(\$\d+)/i.exec(text) ?? [];
  return { standard, standardDays, freeFrom, express, expressDays };
}

describe('delivery in the US [const.us-policy.2] [const.us-policy.3]', () => {
  it.each([
    ['the drawer of product pages', settings.shipping],
    ['the page on shipping', pageOf('shipping')],
  ])('is the same in %s', (_, part) => {
    expect(readTerms(wordsOf(part))).toEqual(facts);
  });

  it('is stated with no other amount or days on any page of the editors', () => {
    const pages = documents.filter(({ _type }) => _type === 'page').map(wordsOf);
    const days = pages.flatMap((words) => words.match(/\d+ to \d+ business days/g) ?? []);
    expect([...new Set(days)]).toEqual([facts.standardDays, facts.expressDays]);
    const windows = pages.flatMap((words) => words.match(/(?:within|return\w*) \d+ days/g) ?? []);
    expect([...new Set(windows)]).toEqual([
      `within ${RETURN_DAYS} days`,
      `within ${COLLECTIVE_RETURN_DAYS} days`,
    ]);
  });

  it('is stated on the pages of the checkout with no amount or days but those', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const checkout = await open(shop, url);
    const order = (await pay(shop, url)).headers.get('location');
    const pages = checkout + (await open(shop, new URL(`${order}`, url).href));
    expect([...new Set(pages.match(/\d+ to \d+ business days/g))]).toEqual([
      facts.standardDays,
      facts.expressDays,
    ]);
    const windows = pages.match(/(?:within|return\w*) \d+ days/gi) ?? [];
    expect([...new Set(windows)]).toEqual([`within ${RETURN_DAYS} days`]);
  });

  it('is free from the same amount in the bag', () => {
    const offer = shippingOfferOf('US');
    expect(offer.code === 'free-from' && formatPrice(offer.cents, 'USD')).toBe(facts.freeFrom);
  });

  it('is free from the same amount on product pages, with the same days for returns', () => {
    const [shipping, returns] = usTermsSentences({ tags: [], vendor: '', productType: '' }).split('. ');
    expect(shipping).toBe(`Free shipping from ${facts.freeFrom}`);
    expect(returns).toBe(`Returns within ${RETURN_DAYS} days.`);
  });

  it('is the same at the checkout', () => {
    const [standard, express] = shippingRates(us, 249_99);
    expect(standard).toMatchObject({ amount: 10_00, description: facts.standardDays });
    expect(express).toMatchObject({ amount: 25_00, description: facts.expressDays });
    expect(shippingRates(us, 250_00)[0]).toMatchObject({ handle: 'standard', amount: 0 });
    const { standard: price, freeFrom } = facts;
    expect(standardShippingNote(us)).toBe(`Orders from ${freeFrom} ship free; below, standard is ${price}.`);
    expect(standardShippingNote(countryOf('FR'))).toBeNull();
  });

  it('is the same in structured data, whose days of handling and transit contain those that shoppers read', () => {
    const [paid, free] = usShipping;
    const shown = (amount: number) => formatPrice(amount * 100, 'USD');
    expect([shown(paid.shippingRate.value), free.shippingRate.value]).toEqual([facts.standard, 0]);
    expect(free.eligibleTransactionVolume).toMatchObject({ minPrice: 250 });
    const { handlingTime, transitTime } = paid.deliveryTime;
    const [from = 0, to = 0] = facts.standardDays.match(/\d+/g)?.map(Number) ?? [];
    expect(handlingTime.minValue + transitTime.minValue).toBe(from);
    expect(transitTime.maxValue).toBe(to);
  });
});

describe('returns in the US [const.us-policy.4] [const.us-policy.5] [const.us-policy.6]', () => {
  it.each([
    ['the drawer of product pages', settings.shipping],
    ['the foot of the bag', settings.cartPageFooter],
    ['the page on returns', pageOf('returns')],
  ])('have the same days in %s and in structured data', (_, part) => {
    const days = /within (\d+) days/.exec(wordsOf(part))?.[1];
    expect(Number(days)).toBe(RETURN_DAYS);
    expect(usReturns.map(({ merchantReturnDays }) => merchantReturnDays)).toEqual([RETURN_DAYS, RETURN_DAYS]);
  });

  it('[const.tag-rules.12] [screen.cart-drawer.11] name what has other terms at the foot of the bag, which is one text for all bags', () => {
    const foot = wordsOf(settings.cartPageFooter);
    const [days] = /within \d+ days/.exec(wordsOf(settings.shippingCollective)) ?? [];
    expect(days).toBe(`within ${COLLECTIVE_RETURN_DAYS} days`);
    for (const words of ['the Collective', days, 'Final Sale', 'gift cards', 'made to order']) {
      expect(foot).toContain(words);
    }
    // Friends send from their own rooms, and a card comes by e-mail.
    expect(`${foot} ${wordsOf(Object(settings.cartBanner).cartBanner)}`).not.toMatch(/everything|always/i);
  });

  it.each([
    ['the drawer of product pages', settings.shipping],
    ['the page on returns', pageOf('returns')],
  ])('have the same fee for worn pieces in %s', (_, part) => {
    expect(wordsOf(part)).toContain(`restocking fee of ${usReturns[1].restockingFee}%`);
  });
});

// What delivery costs there is compared by `tests/contract/shipping-offer.test.ts`.
describe('delivery elsewhere', () => {
  const abroad = countries.filter(({ code }) => code !== 'US');

  it.each(abroad.map((country) => [country.code, country] as const))(
    '[const.international-shipping-and-duties.3] has the duties of %s at the checkout that the page states',
    (code, country) => {
      const { text, amount } = dutyLine(country, 100_00) ?? { text: '', amount: 0 };
      const mode = dutyModeOf(code);
      if (mode === 'hidden') expect([text, amount]).toEqual(['Included', 0]);
      else if (mode === 'default') {
        expect([text, amount]).toEqual(['Due on delivery', 0]);
        expect(cartPageCopy.dutiesOnDelivery).toContain(text.toLowerCase());
      } else expect(amount).toBeGreaterThan(0);
    },
  );
});
