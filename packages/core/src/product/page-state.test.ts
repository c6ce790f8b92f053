import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { pageState } from './page-state.ts';

describe('what the product page says first', () => {
  it.each([
    ['nothing of a piece that can be bought', {}, null],
    ['nothing while one size is left', { variants: [soldOutVariant(), exampleVariant()] }, null],
    ['sold out when every size is', { variants: [soldOutVariant()] }, 'sold-out'],
    [
      '[const.tag-rules.13] not sold out, but being restocked, where every size is out',
      { variants: [soldOutVariant()], tags: ['restocking'] },
      'restocking',
    ],
    [
      'nothing of a piece being restocked while one size is left',
      { variants: [soldOutVariant(), exampleVariant()], tags: ['restocking'] },
      null,
    ],
    ['coming soon before sold out', { variants: [soldOutVariant()], tags: ['coming-soon'] }, 'coming-soon'],
    ['nothing of a piece that has come', { tags: ['coming-soon-12-04'] }, null],
    ['what happens after an appointment is bought', { productType: 'Appointment' }, 'appointment'],
    [
      'sold out of an appointment without free hours',
      { productType: 'Appointment', variants: [soldOutVariant()] },
      'sold-out',
    ],
    ['not for sale without variants', { variants: [] }, 'not-for-sale'],
  ])('%s', (_title, own, state) => {
    expect(pageState(exampleProduct(own))).toBe(state);
  });
});
