import { describe, expect, it } from 'vitest';
import { backInStockBody } from './subscription.ts';

describe('the body of a sign-up [call.email-marketing-provider.3]', () => {
  it.each(['42', 'gid://shopify/ProductVariant/42'])('for %s', (variantId) => {
    expect(backInStockBody({ email: ' ines@example.com ', variantId })).toEqual({
      data: {
        type: 'back-in-stock-subscription',
        attributes: {
          profile: { data: { type: 'profile', attributes: { email: 'ines@example.com' } } },
          channels: ['EMAIL'],
        },
        relationships: {
          variant: { data: { type: 'catalog-variant', id: '$shopify:::$default:::42' } },
        },
      },
    });
  });

  it('is null when the variant’s id cannot be read', () => {
    expect(backInStockBody({ email: 'ines@example.com', variantId: 'slip' })).toBeNull();
  });
});
