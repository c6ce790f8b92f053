import { expect, it } from 'vitest';
import { vendors } from '../../seed/design.ts';
import { indexCatalogue } from '../catalogue/catalogue-index.ts';
import { smallCatalogue } from '../fixture/small-catalogue.ts';
import { returnTerms } from './return-terms.ts';

const catalogue = smallCatalogue();
const [example] = catalogue.products;

function pieceOf(
  title: string,
  own: { tags?: string[]; isGiftCard?: boolean; productType?: string; vendor?: string } = {},
) {
  if (!example) throw new Error('The catalogue is empty.');
  const { products } = indexCatalogue({
    ...catalogue,
    products: [{ ...example, title, ...own }],
    collections: [],
  });
  return products[0] ?? null;
}

const slip = pieceOf('Slip');
const coat = pieceOf('Coat', { tags: ['Collective'] });
const gown = pieceOf('Gown', { tags: ['bridal-shipping'] });
const sale = pieceOf('Scarf', { tags: ['final-sale-promo', 'collective'] });
const card = pieceOf('Card', { isGiftCard: true });
const protection = pieceOf('Shipping Protection', { vendor: vendors.protection });
const hour = pieceOf('Fitting', { productType: 'Appointment' });

const house = 'Returns within 21 days of its arrival, unworn, with tags.';

it.each([
  ['what the house sends', [slip, slip], house],
  ['what is no longer known', [null], house],
  ['what friends send', [coat, coat], 'To those who made it, within 14 days: Coat.'],
  ['what stays', [gown, sale, card], 'Stays with you: Gown, Scarf, Card.'],
  [
    'all of it',
    [slip, coat, gown],
    `${house} To those who made it, within 14 days: Coat. Stays with you: Gown.`,
  ],
  ['an appointment', [hour], ''],
  ['what stays, with shipping protection', [gown, protection], 'Stays with you: Gown.'],
])('[const.tag-rules.12] the returns of an order are true of each of its lines: %s', (_, products, terms) => {
  expect(returnTerms(products)).toBe(terms);
});
