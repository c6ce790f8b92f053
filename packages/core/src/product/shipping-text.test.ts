import { expect, it } from 'vitest';
import { shippingTextOf } from './shipping-text.ts';

it.each([
  [['silk'], 'shipping'],
  [['collective'], 'shippingCollective'],
  [['Bridal-Shipping'], 'shippingBridal'],
  [['collective', 'bridal-shipping'], 'shippingBridal'],
])('[const.tag-rules.12] the tags %j choose %s', (tags, text) => {
  expect(shippingTextOf(tags)).toBe(text);
});
