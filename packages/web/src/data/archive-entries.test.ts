import { exampleProduct } from '@storefront/core/product/example-product';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSections } from './fill-sections.ts';
import { openBuild, withinBuild } from './page-build.ts';
import { resetShop, shop } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  resetShop();
  log.mockReset().mockReturnValue(undefined);
});

const products = ['slip', 'robe', 'mule'].map((handle) => exampleProduct({ handle }));
const salt: CollectionPage = {
  ...{ id: 'gid://shopify/Collection/7', handle: 'salt', title: 'Salt', description: null },
  ...{ updatedAt: '2026-01-01T00:00:00Z', image: null, metafields: {}, products },
  ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

const past = (...handles: string[]): PageSection => ({
  ...{ key: 'p', kind: 'archiveGrid', heading: null, of: 'collection', most: 8, entries: [] },
  collections: handles.map((handle) => ({ handle, season: handle === 'salt' ? 'Resort 2025' : null })),
});

async function fill(section: PageSection) {
  const build = openBuild(0, true);
  const { sections } = await withinBuild(build, () => fillSections([section]));
  return { build, sections };
}

describe('[screen.route-table.21] the past collections of the archive', () => {
  it('have the season of the editors, and the title and the count of the catalogue', async () => {
    const velvet = { ...salt, handle: 'velvet', title: 'Velvet Underfoot', products: products.slice(0, 1) };
    shop.collections = [velvet, salt];
    const { sections } = await fill(past('salt', 'velvet'));
    expect(sections).toMatchObject([
      {
        entries: [
          { href: '/collections/salt', title: 'Salt', note: 'Resort 2025', pieces: 3 },
          { href: '/collections/velvet', title: 'Velvet Underfoot', note: null, pieces: 1 },
        ],
      },
    ]);
  });

  it('are sources of the page, also one that the platform does not have, which is reported', async () => {
    shop.collections = [salt];
    const { build, sections } = await fill(past('gone', 'salt'));
    expect(sections).toMatchObject([{ entries: [{ title: 'Salt' }] }]);
    expect(build.sources.get('collection:salt')).toBe(salt.updatedAt);
    expect(build.sources.get('collection:gone')).toBeNull();
    expect(log.mock.calls.map(([, cause]) => (cause instanceof Error ? cause.message : cause))).toEqual([
      "the section 'archiveGrid' p lists collections that the platform does not have: gone",
    ]);
  });

  it('[error.5] are left out while the platform fails, and the page is incomplete', async () => {
    shop.collections = [salt];
    shop.isPlatformDown = true;
    const { build, sections } = await fill(past('salt'));
    expect(sections).toEqual([]);
    expect(build.isIncomplete).toBe(true);
  });
});
