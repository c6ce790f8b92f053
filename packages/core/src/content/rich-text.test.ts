import { describe, expect, it } from 'vitest';
import { plainSpans, richTextToSpans, richTextToText } from './rich-text.ts';

describe('the text of a rich text', () => {
  it('joins spans directly and blocks by a space', () => {
    expect(
      richTextToText([
        { kind: 'p', spans: [{ text: 'Complimentary ' }, { text: 'shipping', strong: true }] },
        { kind: 'p', spans: [{ text: ' over\n$250 ', href: '/pages/shipping' }] },
      ]),
    ).toBe('Complimentary shipping over $250');
  });

  it('is empty for an empty text', () => {
    expect(richTextToText([])).toBe('');
  });
});

describe('the spans of a rich text', () => {
  it('keep links and emphasis on one line, with a space between blocks', () => {
    const link = { text: 'Aurelia slip', href: '/products/aurelia' };
    expect(
      richTextToSpans([
        { kind: 'p', spans: [{ text: 'The ' }, link] },
        { kind: 'p', spans: [{ text: 'At dusk', em: true }] },
      ]),
    ).toEqual([{ text: 'The ' }, link, { text: ' ' }, { text: 'At dusk', em: true }]);
  });

  it('are none of an empty text', () => {
    expect(richTextToSpans([])).toBeNull();
  });

  it('are one of a plain text', () => {
    expect(plainSpans('Silk')).toEqual([{ text: 'Silk' }]);
    expect(plainSpans(null)).toBeNull();
  });
});
