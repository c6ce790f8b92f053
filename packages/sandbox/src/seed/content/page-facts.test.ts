import { describe, expect, it } from 'vitest';
import { storePages } from '../../commerce/online-store/store-content.ts';
import { isObject } from '../../content/document.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { CatalogueFinder } from './catalogue-finder.ts';
import { seedContent } from './seed-content.ts';

const catalogue = seedCatalogue();
const finder = new CatalogueFinder(catalogue);
const documents = new Map(seedContent(catalogue).map((document) => [document._id, document]));

/** Every text within, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const textOf = (id: string) => textsIn(documents.get(id)).join('\n');
const settingOf = (field: string) => textsIn(documents.get('settings')?.[field]).join('\n');
const pages = [...documents.keys()].filter((id) => id.startsWith('page-'));
const numbersIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, n]) => n));

describe('seeded pages', () => {
  it.each(['page-returns', 'page-terms'])(
    '%s names the days for returns of the settings, and no others',
    (id) => {
      const days = /within (\d+) days/g;
      const expected = [
        ...numbersIn(settingOf('shipping'), days),
        ...numbersIn(settingOf('shippingCollective'), days),
      ];
      expect(expected).toHaveLength(2);
      expect(numbersIn(textOf(id), days)).toEqual(new Set(expected));
      expect(textOf(id)).toContain('Collective');
    },
  );

  it.each(['page-shipping', 'page-terms'])(
    '%s names the times of delivery of the settings, and no others',
    (id) => {
      const times = /(\w+ to \w+) business days/gi;
      const expected = [
        ...numbersIn(settingOf('shipping'), times),
        ...numbersIn(settingOf('shippingCollective'), times),
      ];
      expect(expected).toEqual(['4 to 12', '2 to 4', 'five to eight']);
      expect(numbersIn(textOf(id), times)).toEqual(new Set(expected));
      expect(textOf(id)).toContain('Collective');
    },
  );

  it('agree with the pages that the platform holds on the days for returns', () => {
    const texts = storePages.map(({ bodyHtml }) => bodyHtml).join('\n');
    const days = /within (\d+) days/g;
    expect(numbersIn(texts, days)).toEqual(numbersIn(settingOf('shipping'), days));
  });

  it('claim no captions for a film in which nobody speaks', () => {
    expect(textOf('page-atelier')).toContain('without a word');
    expect(textOf('page-accessibility')).toContain('nobody speaks in the one about the atelier');
    expect(textOf('page-accessibility')).not.toContain('have captions');
  });

  it('say once on the page of sizes how to measure, and what holds between two sizes', () => {
    const texts = `${textOf('page-size-guide')}\n${settingOf('sizeGuideInfo')}`;
    expect(texts.split('Measure over the underwear')).toHaveLength(2);
    expect(texts.match(/smaller in silk/g)).toHaveLength(1);
  });

  it('name no number of countries, to which the platform may add', () => {
    const counts = /\b(?:\d+|(?:twenty|thirty|forty|fifty|sixty)(?:-\w+)?) countries/i;
    expect(pages.filter((id) => counts.test(textOf(id)))).toEqual([]);
  });

  it('say that nothing is shipped for gift cards and fittings', () => {
    expect(textOf('page-shipping')).toContain('Gift cards and fittings come by email: nothing is shipped');
    for (const { productType, variants } of catalogue.products) {
      if (!['Gift Card', 'Appointment'].includes(productType)) continue;
      expect(variants.some(({ requiresShipping }) => requiresShipping)).toBe(false);
    }
  });

  it('let what a piece says of its size go before the rule for all', () => {
    expect(settingOf('sizeGuideInfo')).toContain('A note on the piece itself goes first. Otherwise,');
  });

  it('promise one time for replies', () => {
    for (const id of ['page-contact', 'page-accessibility']) expect(textOf(id)).toContain('within a day');
    expect(pages.filter((id) => /reply in|working days/i.test(textOf(id)))).toEqual([]);
  });

  it('promise no parcel sooner than the bag does', () => {
    expect(settingOf('cartBanner')).toContain('two to five business days');
    const soon = /packed[^.]*(?:next morning|next day|same day)/i;
    expect(pages.filter((id) => soon.test(textOf(id)))).toEqual([]);
  });

  it('say of a fitting what its product says', () => {
    const fitting = finder.product('appointment-atelier-ivory');
    expect(fitting?.descriptionHtml).toContain('taken off the gown');
    expect(fitting?.variants.every(({ priceCents }) => priceCents > 0)).toBe(true);
    const [, answer = ''] = textOf('page-atelier').split('What does a fitting cost?');
    expect(answer).toContain('taken off the gown');
    expect(answer).not.toMatch(/nothing|free|\$/i);
  });

  it('[const.page-meta.1] name no colour of a fitting', () => {
    const fitting = finder.productId('appointment-atelier-ivory');
    expect(textsIn(documents.get(String(fitting))?.seo)).toContain('Atelier Fitting');
  });
});
