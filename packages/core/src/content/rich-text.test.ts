import { describe, expect, it } from 'vitest';
import { richTextToText } from './rich-text.ts';

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
