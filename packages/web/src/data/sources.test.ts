import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageBuild } from './page-build.ts';

const { createCatalogueReader, createContentReader, createDynamoStore } = vi.hoisted(() => ({
  createCatalogueReader: vi.fn((options: object) => ({ product: async () => null, options })),
  createContentReader: vi.fn(
    (options: {
      useCdn: boolean;
      onRead: (id: string, version: string, query: string) => void;
      report: (problem: object) => void;
    }) => options,
  ),
  createDynamoStore: vi.fn((options: object) => ({ options })),
}));
vi.mock('@storefront/core/providers/commerce/server', () => ({ createCatalogueReader }));
vi.mock('@storefront/core/providers/content/sanity', () => ({ createContentReader }));
vi.mock('@storefront/core/cache/dynamo-store', () => ({
  createDynamoStore,
  openDynamo: () => 'the process’s client',
}));

const environment = {
  SITE_URL: 'https://shop.example',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public-token',
  SANITY_PROJECT_ID: 'abcd1234',
  CACHE_TABLE: 'cache-of-the-shop',
};

/** A process of its own, with such an environment. */
async function openProcess(own: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...environment, ...own })) vi.stubEnv(name, value);
  const { withinBuild } = await import('./page-build.ts');
  const { cacheTable } = await import('./cache-table.ts');
  return { ...(await import('./sources.ts')), withinBuild, cacheTable };
}

const buildOf = (isOnDemand: boolean): PageBuild => ({
  ...{ startedAt: 0, isOnDemand, rulePath: null, notFoundPath: null, isIncomplete: false },
  ...{ sources: new Map(), listed: new Map() },
});

beforeEach(() => {
  vi.clearAllMocks();
  return () => vi.unstubAllEnvs();
});

describe('the catalogue', () => {
  it('is one reader per process, of the configured shop', async () => {
    const { catalogue } = await openProcess();
    expect(catalogue()).toBe(catalogue());
    expect(createCatalogueReader.mock.calls).toMatchObject([
      [
        {
          storeDomain: 'vesper.myshopify.com',
          apiVersion: '2025-01',
          endpoint: 'https://vesper.myshopify.com/api/2025-01/graphql.json',
          token: { public: 'public-token' },
          timeoutMs: expect.any(Number),
        },
      ],
    ]);
  });

  it('uses the private token where there is one', async () => {
    const { catalogue } = await openProcess({ SHOPIFY_STOREFRONT_PRIVATE_TOKEN: 'private-token' });
    catalogue();
    expect(createCatalogueReader).toHaveBeenCalledWith(
      expect.objectContaining({ token: { private: 'private-token' } }),
    );
  });

  it('records for the page that is built what it reads', async () => {
    const { catalogue, withinBuild } = await openProcess();
    const build = buildOf(false);
    await withinBuild(build, () => catalogue().product('gone', 'US'));
    expect([...build.sources]).toEqual([['product:gone', null]]);
  });
});

describe('the content', () => {
  it('is read through the CDN, and past it by a page that is rebuilt because of an edit', async () => {
    const { content, contentAtOrigin, withinBuild } = await openProcess();
    const byTime = await withinBuild(buildOf(false), async () => content());
    const onDemand = await withinBuild(buildOf(true), async () => content());
    expect(byTime).toMatchObject({ useCdn: true, projectId: 'abcd1234' });
    expect(onDemand).toMatchObject({ useCdn: false, projectId: 'abcd1234' });
    expect(content()).toBe(byTime);
    expect(contentAtOrigin()).toBe(onDemand);
    expect(createContentReader).toHaveBeenCalledTimes(2);
  });

  it('hides what needs a provider that is off', async () => {
    const { content } = await openProcess();
    expect(content()).toMatchObject({
      available: { chat: false, newsletter: false },
    });
  });

  it('records each document that a page reads, with its version', async () => {
    const { content, withinBuild } = await openProcess();
    content();
    const build = buildOf(false);
    await withinBuild(build, async () =>
      createContentReader.mock.calls[0]?.[0].onRead('settings', '2026-11-01T00:00:00Z', 'shell'),
    );
    expect([...build.sources]).toEqual([['document:settings', '2026-11-01T00:00:00Z']]);
  });

  it.each(['page', 'story', 'campaign'])(
    'records the %s that a page is about as its subject',
    async (query) => {
      const { content, withinBuild } = await openProcess();
      content();
      const build = buildOf(false);
      await withinBuild(build, async () =>
        createContentReader.mock.calls[0]?.[0].onRead('care', '2026-11-01T00:00:00Z', query),
      );
      expect([...build.sources.keys()]).toEqual(['document:care', 'subject:care']);
    },
  );

  it('logs what cannot be shown', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { content } = await openProcess();
    content();
    const cause = new Error('no heading');
    createContentReader.mock.calls[0]?.[0].report({ say: 'A section is left out', cause });
    expect(log).toHaveBeenCalledWith('A section is left out', cause);
    log.mockRestore();
  });
});

describe("the cache's table", () => {
  it('is one per process, of the configured name', async () => {
    const { cacheTable } = await openProcess();
    expect(cacheTable()).toBe(cacheTable());
    expect(createDynamoStore.mock.calls).toMatchObject([
      [{ table: 'cache-of-the-shop', client: 'the process’s client', clock: { now: expect.any(Function) } }],
    ]);
  });
});
