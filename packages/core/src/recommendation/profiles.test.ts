import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  NOT_FOUND_PROFILE,
  placementOf,
  productPageProfile,
  recommendationRequest,
} from './profiles.ts';

describe('Recommendations', () => {
  it.each([
    ['products-handle', 'product-page'],
    ['index', 'home-page'],
    ['basket-page', 'basket-page'],
    ['collections-handle', 'other'],
    ['search', 'other'],
    ['', 'other'],
  ])('[const.recommendations.2] route %s is placement %s', (route, placement) => {
    expect(placementOf(route)).toBe(placement);
  });

  it.each([
    ['[const.recommendations.4]', 'the-wedding-shop', '265430761520'],
    ['[const.recommendations.5]', 'the-vday-edit', '273718902832'],
    ['[const.recommendations.6]', 'decorate-yourself', '273099522096'],
    ['no category', 'customers-also-viewed', null],
  ])('%s profile %s', (_, profile, category) => {
    expect(categoryOf(profile)).toBe(category);
  });

  it.each([
    ['complete-the-look', 'complete-the-look'],
    [' ', 'customers-also-viewed'],
    [null, 'customers-also-viewed'],
    [undefined, 'customers-also-viewed'],
  ])('[call.site-search-provider.12] the setting %j means %s', (configured, profile) => {
    expect(productPageProfile(configured)).toBe(profile);
  });

  it("[screen.not-found-error-page.4] the profile of the not-found page is '404'", () => {
    expect(NOT_FOUND_PROFILE).toBe('404');
  });

  it('[call.site-search-provider.2] are requested with everything known about the shopper, each sku once', () => {
    expect(
      recommendationRequest('the-vday-edit', {
        cartSkus: ['a', null, 'a', ' '],
        lastViewed: ['c', 'b'],
        product: ' d ',
        shopper: '42',
      }),
    ).toEqual({
      profile: 'the-vday-edit',
      cartSkus: ['a'],
      lastViewed: ['c', 'b'],
      product: 'd',
      category: '273718902832',
      shopper: '42',
    });
    expect(recommendationRequest('404')).toEqual({
      profile: '404',
      cartSkus: [],
      lastViewed: [],
      product: null,
      category: null,
      shopper: null,
    });
  });
});
