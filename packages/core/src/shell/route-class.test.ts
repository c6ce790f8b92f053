import { describe, expect, it } from 'vitest';
import { pageRootClasses } from './route-class.ts';

describe('classes of the page root [screen.page-root-classes.1] [screen.page-root-classes.2]', () => {
  it.each([
    ['/', 'route--home'],
    ['/?country=FR', 'route--home'],
    ['/products/iris-slip?variant=1', 'route--iris-slip pdp-page'],
    ['/products', 'route--products'],
    ['/collections/dresses', 'route--dresses'],
    ['/collections/dresses/page/2', 'route--dresses'],
    ['/pages/archive', 'route--archive'],
    ['/stories/linen', 'route--linen'],
    ['/stories/page', 'route--page'],
    ['/stories/page/2', 'route--stories'],
    ['/stories/about/care', 'route--stories'],
    ['/campaigns/evening/', 'route--evening'],
    ['/campaigns', 'route--campaigns'],
    ['/campaigns/page/2', 'route--campaigns'],
    ['/search?q=slip', 'route--search'],
    ['/cart', 'route--cart'],
    ['/account', 'route--account'],
    ['/account/order-history', 'route--account-order-history'],
    ['/wishlists/share', 'route--wishlists-share'],
    ['/pages/Caf%C3%A9%20noir', 'route--café-noir'],
    ['/pages/100%', 'route--100-'],
  ])('%s: %s', (path, classes) => {
    expect(pageRootClasses({ path, hasBanner: false }).join(' ')).toBe(classes);
  });

  it.each([
    ['/account/reset/77/secret-token', 'route--account-reset'],
    ['/account/orders/1234567', 'route--account-orders'],
    ['/_t/c/secret-token', 'route--_t'],
    ['/discount/SECRET', 'route--discount'],
    ['/cart/1:2,3:4', 'route--cart'],
  ])('contain no id, token or code of the path: %s', (path, classes) => {
    expect(pageRootClasses({ path, hasBanner: false }).join(' ')).toBe(classes);
  });

  it('include banner-active with a banner [screen.site-shell-banner.3]', () => {
    expect(pageRootClasses({ path: '/products/iris', hasBanner: true })).toEqual([
      'route--iris',
      'pdp-page',
      'banner-active',
    ]);
  });
});
