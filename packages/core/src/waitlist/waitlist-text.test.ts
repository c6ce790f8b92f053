import { expect, it } from 'vitest';
import { waitlistText } from './waitlist-text.ts';

it.each([
  ['a coming-soon tag', ['new-in', 'coming-soon-12-04'], 'product-in-stock'],
  ['none', ['new-in'], 'size-back-in-stock'],
  ['no tags', [], 'size-back-in-stock'],
])('[screen.back-in-stock-modal.2] the text with %s', (_, tags, text) => {
  expect(waitlistText({ tags })).toBe(text);
});
