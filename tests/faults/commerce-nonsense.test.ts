import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { createCartService } from '@storefront/core/providers/commerce/browser-cart';
import { createCommerceClient } from '@storefront/core/providers/commerce/client';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import type { GetStaticProps } from 'next';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultPlan } from '../../packages/sandbox/src/desk/control-client.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { linksIn, openSiteProcess, pointAt, type SiteProcess } from './page-builds.ts';

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
  pointAt(sandbox);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});
beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  return async () => {
    log.mockRestore();
    await sandbox.control.clearFaults();
  };
});

const nonsense: FaultPlan = { provider: 'commerce', kind: 'wrong-types' };
const slip = 'aurelia-slip-dress-black';

describe('[error.5] while the commerce platform talks nonsense, its readers', () => {
  const options = () => ({
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    token: { public: 'public' },
    endpoint: sandbox.commerce,
    backoff: { wait: async () => {}, random: () => 0 },
  });

  it.each([
    ['a product', (shop) => shop.product(slip, 'US')],
    ['products by their handles', (shop) => shop.productsByHandles([slip], 'US')],
    ['a collection', (shop) => shop.collectionPage({ handle: 'evening', size: 20 }, 'US')],
    [
      'a search',
      (shop) => shop.searchProducts({ query: 'silk', first: 5, sortKey: 'RELEVANCE', reverse: true }, 'US'),
    ],
    ['swatches', (shop) => shop.siblings([slip], 'US')],
    ['a redirect', (shop) => shop.redirect('/shop', 'US')],
    ['the handles of products', (shop) => shop.productHandles(5, 'US')],
    ['the sitemap', (shop) => shop.productMap('US')],
    ['the countries', (shop) => shop.countries('US')],
    ['the filter map', (shop) => shop.filterMap('US')],
  ] satisfies [string, (shop: ReturnType<typeof createCatalogueReader>) => Promise<unknown>][])(
    'reject with a fault of kind outside: %s',
    async (_, read) => {
      const shop = createCatalogueReader(options());
      expect(await read(shop)).not.toBeNull();
      await sandbox.control.setFaults(nonsense);
      await expect(read(shop)).rejects.toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
    },
  );

  it('reject for a bag and for a customer, who are not gone', async () => {
    const client = createCommerceClient(options(), (url, init) => fetch(url, init));
    const { cart } = await createCartService(client).createCart([], 'US');
    await sandbox.control.setFaults(nonsense);
    const outage = { code: 'commerce-unavailable', kind: 'outside' };
    await expect(createCartService(client).cart(cart?.id ?? '', 'US')).rejects.toMatchObject(outage);
    await expect(createCartService(client).createCart([], 'US')).rejects.toMatchObject(outage);
    // To an unknown token the platform returns null, which stays null.
    expect(await createAccountDetails(client).customer('no-such-token', 'US')).toBeNull();
  });
});

const contexts = {
  home: {},
  product: { handle: slip },
  collection: { handle: 'evening' },
} as const;
const pages = ['home', 'product', 'collection'] as const;

async function build(
  site: SiteProcess,
  page: keyof SiteProcess,
  params: Record<string, string | string[]>,
): Promise<Awaited<ReturnType<GetStaticProps>> | 'former'> {
  try {
    return await site[page]({ params, revalidateReason: 'stale' });
  } catch (error) {
    // Next goes on serving the version that it has. The process of the site has its own class of faults.
    if (Object(error).kind === 'outside') return 'former';
    throw error;
  }
}

const kinds: FaultPlan['kind'][] = ['wrong-types', 'malformed', 'truncated', 'refused', '500', '429', 'down'];

describe('[error.5] while the commerce platform talks nonsense or fails, pages', { timeout: 60_000 }, () => {
  let site: SiteProcess;
  const before = new Map<string, string[]>();

  beforeAll(async () => {
    site = await openSiteProcess();
    for (const page of pages) before.set(page, await linksOf(page));
  }, 60_000);

  async function linksOf(page: (typeof pages)[number]): Promise<string[]> {
    const result = await build(site, page, contexts[page]);
    return result !== 'former' && 'props' in result ? linksIn(await result.props) : [];
  }

  it('have links to lose', () => {
    expect(before.get('home')?.length).toBeGreaterThan(100);
    expect(before.get('product')?.length).toBeGreaterThan(50);
    expect(before.get('collection')?.length).toBeGreaterThan(80);
  });

  it.each(kinds)('keep the version that they have, and none turns into a 404: %s', async (kind) => {
    await sandbox.control.setFaults({ provider: 'commerce', kind });
    for (const page of pages)
      expect([page, await build(site, page, contexts[page])]).toEqual([page, 'former']);
  });

  it.each(kinds)('that were not built before are an outage too, not a 404: %s', async (kind) => {
    await sandbox.control.setFaults({ provider: 'commerce', kind });
    expect(await build(site, 'product', { handle: 'marguerite-nightgown-ivory' })).toBe('former');
    expect(await build(site, 'collection', { handle: 'evening', page: '2' })).toBe('former');
  });

  // Of a thing that does not exist even nonsense says null.
  it.each(kinds.filter((kind) => kind !== 'wrong-types'))(
    'that do not exist are an outage, not a 404: %s',
    async (kind) => {
      await sandbox.control.setFaults({ provider: 'commerce', kind });
      expect(await build(site, 'product', { handle: 'no-such-product' })).toBe('former');
      expect(await build(site, 'collection', { handle: 'no-such-collection' })).toBe('former');
      expect(await build(site, 'catchAll', { path: ['no-such-path'] })).toBe('former');
    },
  );

  it.each(['SiblingsByHandles', 'ProductsByHandles', 'ProductList'])(
    'lose nothing when a single query talks nonsense: %s',
    async (operation) => {
      await sandbox.control.setFaults({ ...nonsense, operation });
      for (const page of pages) {
        const result = await build(site, page, contexts[page]);
        if (result === 'former') continue;
        expect('props' in result && linksIn(await result.props)).toEqual(before.get(page));
      }
      expect(await sandbox.control.state()).toMatchObject({ faults: [{ met: expect.any(Number) }] });
    },
  );

  it('that moved in the former shop stay redirects, and unknown ones become no 404 that was not there', async () => {
    expect(await build(site, 'catchAll', { path: ['shop'] })).toMatchObject({
      redirect: { destination: '/collections/new' },
    });
    await sandbox.control.setFaults(nonsense);
    expect(await build(site, 'catchAll', { path: ['shop'] })).toBe('former');
  });

  it('are built again as soon as it is over, and what does not exist is a 404', async () => {
    for (const page of pages) expect(await linksOf(page)).toEqual(before.get(page));
    expect(await build(site, 'product', { handle: 'no-such-product' })).toMatchObject({ notFound: true });
    expect(await build(site, 'collection', { handle: 'no-such-collection' })).toMatchObject({
      notFound: true,
    });
    expect(await build(site, 'catchAll', { path: ['no-such-path'] })).toMatchObject({ notFound: true });
  });
});
