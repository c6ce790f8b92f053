import { describe, expect, it } from 'vitest';
import { exampleProduct, soldOutVariant } from './example-product.ts';
import { cardLabels, pageLabels } from './labels.ts';

const onCard = (tags: string[]) => {
  const { topLabels, bottomLabels, badges } = cardLabels(exampleProduct({ tags }), []);
  return { top: topLabels, bottom: bottomLabels.map(({ text }) => text), badges };
};
const onPage = (tags: string[]) => {
  const { labels, badges, notes } = pageLabels(exampleProduct({ tags }), []);
  return { labels: labels.map(({ text }) => text), badges, notes };
};
const nothingOnCard = { top: [], bottom: [], badges: [] };
const nothingOnPage = { labels: [], badges: [], notes: [] };

describe('labels of tags on cards', () => {
  it.each([
    ['[const.tag-rules.1]', 'site-Last of this silk', { ...nothingOnCard, top: ['Last of this silk'] }],
    ['[const.tag-rules.1]', 'site-web-only', { ...nothingOnCard, top: ['web only'] }],
    ['[const.tag-rules.2]', 'extended-sizing', { ...nothingOnCard, bottom: ['Available in 1x-2x'] }],
    ['[const.tag-rules.3]', 'cup-and-band', { ...nothingOnCard, bottom: ['Cup and Band Sizing'] }],
    [
      '[const.tag-rules.4]',
      'size-runs-small',
      { ...nothingOnCard, bottom: ['*Runs smaller — order 1 size up'] },
    ],
    ['[const.tag-rules.5]', 'new-in', { ...nothingOnCard, top: ['New!'] }],
    ['[const.tag-rules.6]', 'old-fll-for-vs', { ...nothingOnCard, badges: ['Maison Lierre'] }],
    ['[const.tag-rules.7]', 'pre-sale', { ...nothingOnCard, top: ['Presale'] }],
    ['[const.tag-rules.9]', 'tag-made-to-order', { ...nothingOnCard, top: ['Made To Order'] }],
    ['[const.tag-rules.9]', 'tag-plp-a-run-of-ninety', { ...nothingOnCard, top: ['A Run Of Ninety'] }],
    ['[const.tag-rules.9]', 'tag-plp-élan', { ...nothingOnCard, top: ['Élan'] }],
    ['[const.tag-rules.9]', 'tag-pdp-eleven-pleats', nothingOnCard],
    ['[const.tag-rules.11]', 'final-sale-promo', { ...nothingOnCard, top: ['Final Sale'] }],
    ['no rule', 'velvet', nothingOnCard],
    ['no rule', '', nothingOnCard],
    ['no text after the prefix', 'tag-', nothingOnCard],
    ['no text after the prefix', 'site---', nothingOnCard],
    ['case-insensitive', ' New-In ', { ...nothingOnCard, top: ['New!'] }],
    ['the whole tag only', 'new-in-lingerie', nothingOnCard],
  ])('%s %s', (_, tag, expected) => {
    expect(onCard([tag])).toEqual(expected);
  });

  it('have the order of the table, each text once', () => {
    expect(onCard(['tag-silk', 'tag-plp-silk', 'site-web only', 'pre-sale', 'new-in', 'NEW-IN']).top).toEqual(
      ['New!', 'Presale', 'web only', 'Silk'],
    );
  });

  it('[state.product-availability-and-status.7] begin with the day of a product that is coming soon', () => {
    const tags = ['new-in', 'coming-soon-12-04'];
    const coming = exampleProduct({ tags, variants: [soldOutVariant()] });
    expect(cardLabels(coming, []).topLabels).toEqual(['Coming 12/04', 'New!']);
    expect(cardLabels(exampleProduct({ tags }), []).topLabels).toEqual(['New!']);
  });
});

describe('labels of tags on the product page', () => {
  it.each([
    ['[const.tag-rules.1]', 'site-web-only', { ...nothingOnPage, labels: ['web only'] }],
    ['[const.tag-rules.2]', 'extended-sizing', { ...nothingOnPage, labels: ['Available in 1x-2x'] }],
    ['[const.tag-rules.3]', 'cup-and-band', { ...nothingOnPage, labels: ['Cup and Band Sizing'] }],
    [
      '[const.tag-rules.4]',
      'size-runs-small',
      { ...nothingOnPage, labels: ['*Runs smaller — order 1 size up'] },
    ],
    ['[const.tag-rules.5]', 'new-in', { ...nothingOnPage, labels: ['New!'] }],
    ['[const.tag-rules.6]', 'old-fll-for-vs', { ...nothingOnPage, badges: ['Maison Lierre'] }],
    ['[const.tag-rules.7]', 'pre-sale', { ...nothingOnPage, labels: ['Presale'] }],
    ['[const.tag-rules.10]', 'tag-made-to-order', { ...nothingOnPage, labels: ['made to order'] }],
    ['[const.tag-rules.10]', 'tag-pdp-eleven-pleats', { ...nothingOnPage, labels: ['eleven pleats'] }],
    ['[const.tag-rules.10]', 'tag-plp-a-run-of-ninety', nothingOnPage],
    [
      '[const.tag-rules.11]',
      'final-sale-promo',
      { ...nothingOnPage, notes: ['This item is final sale during our sitewide promotion.'] },
    ],
    ['no rule', 'velvet', nothingOnPage],
  ])('%s %s', (_, tag, expected) => {
    expect(onPage([tag])).toEqual(expected);
  });
});

describe('labels of the settings’ sale tags', () => {
  const saleTags = [
    { tag: 'sale-30', text: '30% off' },
    { tag: 'Sale-Again ', text: '30% off' },
    { tag: 'final-sale', text: 'Final sale, really' },
    { tag: 'promo-three', text: 'Three for $120' },
    { tag: 'sale-50', text: ' ' },
  ];
  const reduced = { price: 42500, msrp: 59500 };

  it('[entity.cms-settings-document.10] mark a reduction, but not a final sale', () => {
    const tags = ['sale-30', 'sale-again', 'sale-50', 'final-sale'];
    expect(cardLabels(exampleProduct({ tags, ...reduced }), saleTags)).toEqual({
      topLabels: ['Final sale, really'],
      bottomLabels: [{ text: '30% off', isReduction: true }],
      badges: [],
    });
    expect(pageLabels(exampleProduct({ tags, ...reduced }), saleTags).labels).toEqual([
      { text: '30% off', isReduction: true },
    ]);
  });

  it('[screen.product-detail-page.6] say of final sale below the labels what its own label does not', () => {
    const product = exampleProduct({ tags: ['final-sale'] });
    const notes = (text: string) => pageLabels(product, [{ tag: 'final-sale', text }]).notes;
    expect(notes('It cannot come back.')).toEqual(['It cannot come back.']);
    expect(notes('Final sale!')).toEqual([]);
  });

  it('[state.product-availability-and-status.3] do not mark a product at its full price as reduced', () => {
    expect(cardLabels(exampleProduct({ tags: ['promo-three'] }), saleTags).bottomLabels).toEqual([
      { text: 'Three for $120', isReduction: false },
    ]);
  });

  it('[state.product-availability-and-status.4] include Final Sale even without a text of the settings', () => {
    expect(cardLabels(exampleProduct({ tags: ['final-sale-panty'] }), saleTags).topLabels).toEqual([
      'Final Sale',
    ]);
  });
});
