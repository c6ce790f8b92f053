import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, soldOutVariant } from '@storefront/core/product/example-product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { describe, expect, it } from 'vitest';
import { actionText } from './action-text.ts';

const context = { country: 'US', currencyCode: 'USD', siblings: new Map() };
const gone = (...tags: string[]) =>
  toProductPage(exampleProduct({ tags, variants: [soldOutVariant()] }), noTexts, context);

describe('the button of a piece that cannot be bought', () => {
  it.each([
    ['[state.product-detail-page.5] with a waitlist', gone('coming-soon-12-04'), true, 'Join the Waitlist'],
    ['of what is coming, in a shop without a waitlist', gone('coming-soon-12-04'), false, 'Coming 12/04'],
    ['[state.product-detail-page.9] of what is sold out', gone(), true, 'Join the Waitlist'],
    ['of what is sold out, in a shop without a waitlist', gone(), false, 'Sold out'],
  ])('%s', (_, product, hasWaitlist, text) => {
    expect(actionText(product, product.variants[0] ?? null, hasWaitlist)).toBe(text);
  });
});
