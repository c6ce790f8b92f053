import { Fault } from '@storefront/core/fault';
import { exampleProduct } from '@storefront/core/product/example-product';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageBuild, withinBuild } from './page-build.ts';
import { platform, resetShop, shop } from './page-sources.fixture.ts';
import {
  notFoundResult,
  redirectByRouteRule,
  redirectByTable,
  redirectToCanonical,
  routeRule,
} from './redirect-results.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(() => {
  resetShop();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const notFound = { notFound: true, revalidate: 30 };
const redirectTo = (destination: string, permanent = true) => ({
  redirect: { destination, permanent },
  revalidate: 30,
});
const rule = (target: string, isPermanent = true) => ({ target, isPermanent });
const silk: CollectionPage = {
  ...{ id: 'gid://shopify/Collection/7', handle: 'silk', title: 'Silk', description: null, updatedAt: null },
  ...{ image: null, metafields: {}, products: [] },
  ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

function emptyBuild(): PageBuild {
  return {
    ...{ startedAt: 0, isOnDemand: false, rulePath: null, notFoundPath: null, isIncomplete: false },
    ...{ sources: new Map(), listed: new Map() },
  };
}

describe('a path that no page serves', () => {
  it('is a 404 without a redirect, and its path is recorded', async () => {
    const build = emptyBuild();
    expect(await withinBuild(build, () => notFoundResult('/pages/gone', null))).toEqual(notFound);
    expect(build).toMatchObject({ notFoundPath: '/pages/gone', rulePath: null });
  });

  it('[screen.client-redirects.8] follows the rule of editors, and the path of the rule is recorded', async () => {
    const build = emptyBuild();
    const result = await withinBuild(build, () => notFoundResult('/pages/gone', rule('/cart', false)));
    expect(result).toEqual(redirectTo('/cart', false));
    expect(build.rulePath).toBe('/pages/gone');
  });

  it('follows our own table permanently', async () => {
    shop.collections = [{ ...silk, handle: 'new' }];
    expect(await notFoundResult('/collections/new-in', null)).toEqual(redirectTo('/collections/new'));
  });

  it('is not looked for in the catalogue once more', async () => {
    expect(await notFoundResult('/products/gone', null)).toEqual(notFound);
    expect(platform.productsByHandles).not.toHaveBeenCalled();
  });

  it("follows the platform's redirect, permanently", async () => {
    shop.moved['/products/former'] = '/collections/silk';
    shop.collections = [silk];
    expect(await notFoundResult('/products/former', null)).toEqual(redirectTo('/collections/silk'));
    expect(platform.redirect.mock.calls).toEqual([['/products/former', 'US']]);
  });

  it('follows our own table before the rule of editors, and then the rule of each further path', async () => {
    shop.rules['/collections/new'] = rule('/collections/silk', false);
    shop.collections = [silk];
    const build = emptyBuild();
    const result = await withinBuild(build, () => notFoundResult('/collections/new-in', rule('/cart')));
    expect(result).toEqual(redirectTo('/collections/silk', false));
    expect([...build.sources]).toEqual([
      ['path:/collections/new', null],
      ['path:/collections/silk', null],
    ]);
  });

  it('is a 404, and the target is logged, when the target is a foreign host', async () => {
    expect(await notFoundResult('/pages/away', rule('https://evil.example/'))).toEqual(notFound);
    expect(console.error).toHaveBeenCalledWith(
      '/pages/away is not redirected to https://evil.example/: foreign-target',
    );
  });

  it.each(['https://resale.example/a', 'https://vesper.myshopify.com/a'])(
    'may lead to a configured host: %s',
    async (target) => {
      expect(await notFoundResult('/pages/away', rule(target))).toEqual(redirectTo(target));
    },
  );

  it('[error.5] rejects while the redirects cannot be read, so that the former result stays', async () => {
    shop.isPlatformDown = true;
    await expect(notFoundResult('/products/former', null)).rejects.toMatchObject({ kind: 'outside' });
    await expect(redirectByRouteRule('/products/slip', rule('/products/gone'))).rejects.toMatchObject({
      kind: 'outside',
    });
    expect(console.error).toHaveBeenCalledWith(
      'The redirect of /products/former could not be read',
      expect.objectContaining({ say: expect.stringContaining('isPlatformDown') }),
    );
  });

  it('is a 404 where the platform does not let the shop read redirects', async () => {
    const denied = new Fault({ code: 'commerce-denied', kind: 'outside', say: 'No scope.' });
    platform.redirect.mockRejectedValueOnce(denied);
    expect(await notFoundResult('/products/former', null)).toEqual(notFound);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is a 404 without a line in the log when nothing failed', async () => {
    await notFoundResult('/pages/gone', null);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a redirect on the platform from the target of a redirect', () => {
  const ends = async (target: string) => notFoundResult('/pages/gone', rule(target));

  it.each(['/products/slip', '/collections/silk', '/'])(
    'does not count where a page is served: %s',
    async (path) => {
      shop.products = [exampleProduct({ handle: 'slip' })];
      shop.collections = [silk];
      shop.moved[path] = '/pages/other';
      expect(await ends(path)).toEqual(redirectTo(path));
    },
  );

  it.each([
    '/products/gone',
    '/collections/gone',
    '/pages/former',
    '/pages/slip',
    '/products',
    '/collections',
    '/products/slip/reviews',
    '/collections/silk/linen',
  ])('counts where none is: %s', async (path) => {
    shop.products = [exampleProduct({ handle: 'slip' })];
    shop.collections = [silk];
    shop.moved[path] = '/cart';
    expect(await ends(path)).toEqual(redirectTo('/cart'));
  });

  it('is looked for in the prices of the page’s country', async () => {
    await ends('/products/gone');
    await ends('/collections/gone');
    expect(platform.productsByHandles).toHaveBeenCalledWith(['gone'], 'US');
    expect(platform.collectionMeta).toHaveBeenCalledWith('gone', 'US');
  });
});

describe('a path that a page serves', () => {
  it('[screen.client-redirects.8] is redirected only by a rule of editors', async () => {
    shop.moved['/products/slip'] = '/cart';
    expect(await redirectByRouteRule('/products/slip', null)).toBeNull();
    expect(await redirectByRouteRule('/products/slip', rule('/cart'))).toEqual(redirectTo('/cart'));
  });

  it('stays when the target of the rule is not allowed', async () => {
    expect(await redirectByRouteRule('/products/slip', rule('//evil.example'))).toBeNull();
    expect(await redirectByRouteRule('/products/slip', rule('/products/slip'))).toBeNull();
  });

  it.each([
    ['/collections/new-in', '/collections/new'],
    ['/collections/the-favorites', '/collections/highly-coveted'],
    ['/collections/sunday-forever', '/'],
    ['/pages/get-in-contact', '/pages/contact'],
  ])(
    '[screen.client-redirects.3] [screen.client-redirects.4] [screen.client-redirects.5] [screen.client-redirects.6] is redirected by our own table: %s',
    (path, target) => {
      expect(redirectByTable(path)).toEqual(redirectTo(target));
    },
  );

  it('is not redirected when our own table does not list it', () => {
    expect(redirectByTable('/collections/silk')).toBeNull();
  });

  it('is redirected permanently from another spelling', () => {
    expect(redirectToCanonical('/products/slip')).toEqual(redirectTo('/products/slip'));
  });
});

describe('the rule of a path', () => {
  it('[error.9] [screen.client-redirects.8] is the last known one while the CMS fails', async () => {
    shop.rules['/pages/outlet'] = rule('/collections/sale');
    await routeRule('/pages/outlet');
    shop.isCmsDown = true;
    expect(await routeRule('/pages/outlet')).toEqual(rule('/collections/sale'));
    expect(console.error).toHaveBeenCalledWith(
      'Problem loading the route rule of a path',
      '/pages/outlet',
      expect.anything(),
    );
  });

  it('is gone as soon as an editor deletes it', async () => {
    shop.rules['/pages/outlet'] = rule('/collections/sale');
    await routeRule('/pages/outlet');
    shop.rules = {};
    expect(await routeRule('/pages/outlet')).toBeNull();
  });
});
