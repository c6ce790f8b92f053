import { describe, expect, it } from 'vitest';
import { deliverySentences } from './delivery-sentences.ts';

describe('the sentences about delivery', () => {
  it.each([
    [
      '[const.international-shipping-and-duties.4]',
      'GB',
      'Duties & taxes included, no additional fees! Easy returns.',
      'Duties & taxes included, no additional fees!',
    ],
    [
      '[const.international-shipping-and-duties.5]',
      'CA',
      'Duties included, taxes calculated at checkout. Easy returns.',
      'Duties included, taxes calculated at checkout.',
    ],
    [
      '[const.international-shipping-and-duties.6]',
      'BR',
      'Duties and taxes are guaranteed! Easy returns.',
      'Duties and taxes are guaranteed!',
    ],
  ])('%s promise easy returns in %s, but not of a piece without', (_, country, sentence, withoutReturns) => {
    expect(deliverySentences(country)[1]).toBe(sentence);
    expect(deliverySentences(country, false)[1]).toBe(withoutReturns);
  });

  it('[const.international-shipping-and-duties.7] say nothing elsewhere of duties, and of returns where there are no easy ones', () => {
    expect(deliverySentences('JP')[1]).toBe('Easy returns.');
    expect(deliverySentences('JP', false)).toHaveLength(1);
  });
});
