import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('rich text as words', () => {
  it('joins spans as they stand and blocks by a space', () => {
    expect(
      plainText([
        { kind: 'p', spans: [{ text: 'Complimentary ' }, { text: 'shipping', strong: true }] },
        { kind: 'p', spans: [{ text: ' over\n$250 ', href: '/pages/shipping' }] },
      ]),
    ).toBe('Complimentary shipping over $250');
  });

  it('is empty for an empty text', () => {
    expect(plainText([])).toBe('');
  });
});
