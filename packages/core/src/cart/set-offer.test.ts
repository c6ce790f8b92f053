import { describe, expect, it } from 'vitest';
import { readOfferedSet, setHandlesOf } from './set-offer.ts';

describe('[entity.cms-settings-document.12] what is offered with a product', () => {
  const sets = [
    { title: 'Odile', products: ['bra', 'brief', 'belt', 'brief'] },
    { title: 'Vesper', products: ['robe', 'gown'] },
  ];

  it('is the set of the settings that names it, each piece once, without itself', () => {
    expect(setHandlesOf('bra', sets)).toEqual(['brief', 'belt']);
    expect(setHandlesOf('robe', sets)).toEqual(['gown']);
  });

  it('is nothing where no set names it, or one that names nothing else', () => {
    expect(setHandlesOf('slip', sets)).toEqual([]);
    expect(setHandlesOf('slip', [{ title: null, products: ['slip'] }])).toEqual([]);
  });

  it('is at most 24 pieces', () => {
    const products = Array.from({ length: 30 }, (_, at) => `piece-${at}`);
    expect(setHandlesOf('piece-0', [{ title: null, products }])).toHaveLength(24);
  });

  it('is read from the endpoint, and from nothing else', () => {
    const offer = { title: 'A set', titleLingerie: null, bannerText: null, handles: ['bow'] };
    expect(readOfferedSet(offer)).toEqual(offer);
    for (const wrong of [
      null,
      'html',
      {},
      { ...offer, handles: [1] },
      { ...offer, title: 3 },
      { ...offer, bannerText: [] },
      { ...offer, titleLingerie: 1 },
      { ...offer, handles: 'bow' },
    ])
      expect(readOfferedSet(wrong)).toBeNull();
  });
});
