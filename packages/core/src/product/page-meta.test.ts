import { describe, expect, it } from 'vitest';
import { productMetaTitle } from './page-meta.ts';

describe('[const.page-meta.1] the title of a product page', () => {
  it.each([
    ['Aurelia Slip Dress', 'Oxblood', 'Aurelia Slip Dress — Oxblood'],
    ['Oxblood Slip Dress', 'oxblood', 'Oxblood Slip Dress'],
    ['Aurelia Slip Dress', ' ', 'Aurelia Slip Dress'],
    ['', 'Black', ' — Black'],
  ])('%s in %s: %s', (title, colour, expected) => {
    expect(productMetaTitle(title, colour)).toBe(expected);
  });
});
