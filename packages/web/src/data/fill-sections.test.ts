import { subjectSource } from '@storefront/core/cache/receipt';
import { exampleProduct } from '@storefront/core/product/example-product';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillSections } from './fill-sections.ts';
import { openBuild, recordSource, withinBuild } from './page-build.ts';
import { platform, resetShop, setShell, shop } from './page-sources.fixture.ts';

vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
beforeEach(() => {
  resetShop();
  shop.products = ['slip', 'robe', 'mule'].map((handle) => exampleProduct({ handle }));
});

const silk: CollectionPage = {
  ...{ id: 'gid://shopify/Collection/7', handle: 'silk', title: 'Silk', description: null, updatedAt: null },
  ...{ image: null, metafields: {}, products: [] },
  ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

async function inBuild<Result>(make: () => Promise<Result>) {
  const build = openBuild(0, false);
  return { build, result: await withinBuild(build, make) };
}

const passage = (key: string, ...handles: string[]): PageSection => ({
  ...{ key, kind: 'passage', heading: null, look: 'text', hasDropCapital: false, figure: null },
  text: [{ kind: 'pieces', handles }],
});

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue(undefined));

/** What was logged: of which document, and what it lost. */
const logged = () =>
  log.mock.calls.map(([say, cause]) => [say, cause instanceof Error ? cause.message : cause]);

describe('the sections of a page', () => {
  it('are those that are due, with the cards of their pieces and of the page’s own, in one request', async () => {
    const all = [
      passage('now', 'slip'),
      { ...passage('later', 'gone'), from: 200 },
      { ...passage('over', 'gone'), until: 100 },
    ];
    const { sections, cards } = await fillSections(all, { more: ['robe', 'slip'], now: 150 });
    expect(sections.map(({ key }) => key)).toEqual(['now']);
    expect(Object.keys(cards)).toEqual(['slip', 'robe']);
    expect(platform.productsByHandles.mock.calls).toEqual([[['slip', 'robe'], 'US']]);
  });

  it('ask the platform for nothing when they show no piece', async () => {
    expect(await fillSections([])).toEqual({ sections: [], cards: {} });
    expect(platform.productsByHandles).not.toHaveBeenCalled();
  });

  it('of a collection are its first pieces; without any they are left out', async () => {
    const rail: PageSection = {
      ...{ key: 'r', kind: 'productRail', heading: 'Silk', link: null, handles: [], collection: 'silk' },
    };
    expect(await fillSections([rail])).toEqual({ sections: [], cards: {} });
    shop.collections = [{ ...silk, products: shop.products }];
    const { sections, cards } = await fillSections([rail]);
    expect(sections).toMatchObject([{ handles: ['slip', 'robe', 'mule'] }]);
    expect(Object.keys(cards)).toHaveLength(3);
  });

  it('are without the rails of which no piece is left', async () => {
    const rail = { kind: 'productRail' as const, heading: 'Silk', link: null };
    const { sections } = await fillSections([
      { ...rail, key: 'gone', handles: ['gone'] },
      { ...rail, key: 'some', handles: ['gone', 'slip'] },
      { ...rail, key: 'later', handles: [], profile: 'home' },
    ]);
    expect(sections.map(({ key }) => key)).toEqual(['some', 'later']);
  });

  it('[error.5] are without pieces while the platform fails, and the page is made again when it is back', async () => {
    const rail = { key: 'r', kind: 'productRail' as const, heading: 'Silk', link: null };
    const all: PageSection[] = [
      passage('text', 'slip'),
      { ...rail, handles: [], collection: 'silk' },
      { ...rail, handles: ['robe'] },
    ];
    shop.isPlatformDown = true;
    const { build, result } = await inBuild(() => fillSections(all));
    expect(result).toEqual({ sections: [passage('text', 'slip')], cards: {} });
    expect(build.isIncomplete).toBe(true);
    await expect(fillSections(all, { needsPieces: true })).rejects.toThrow('isPlatformDown');
    shop.isPlatformDown = false;
    expect((await inBuild(() => fillSections(all))).build.isIncomplete).toBe(false);
  });

  it('are logged with the document’s id where the platform lacks their products', async () => {
    const rail = { kind: 'productRail' as const, heading: 'Silk', link: null };
    const all: PageSection[] = [
      passage('words', 'slip', 'gone'),
      { ...rail, key: 'empty', handles: ['gone', 'lost'] },
      { ...rail, key: 'silk', handles: [], collection: 'silk' },
      { key: 'old', kind: 'archiveGrid', heading: null, of: 'story', most: 2, entries: [] },
    ];
    await inBuild(() => {
      recordSource(subjectSource('page-care'), null);
      return fillSections(all, { more: ['robe', 'torn'] });
    });
    const say = 'Problem loading part of document page-care';
    const none = ', so that none of its products is left';
    const lack = 'has products that the platform does not have';
    expect(logged()).toEqual([
      [say, "the section 'archiveGrid' old is left out: there is no story"],
      [say, "the section 'productRail' silk is left out: its collection 'silk' has no products"],
      [say, `the section 'passage' words ${lack}: gone`],
      [say, `the section 'productRail' empty ${lack}: gone, lost${none}`],
      [say, `the text ${lack}: torn`],
    ]);
  });

  it('are logged by the name of their document where the page is about none, and not while the platform fails', async () => {
    await fillSections([passage('words', 'slip')], { document: 'home' });
    expect(logged()).toEqual([]);
    await fillSections([passage('words', 'gone')], { document: 'home' });
    await fillSections([passage('words', 'gone')]);
    expect(logged().map(([say]) => say)).toEqual([
      'Problem loading part of document home',
      'Problem loading part of a page',
    ]);
    log.mockClear();
    shop.isPlatformDown = true;
    await fillSections([passage('words', 'gone')], { document: 'home' });
    expect(logged().map(([say]) => say)).toEqual(['Problem loading the pieces of a page']);
  });

  it('have the addresses and size guides of the settings', async () => {
    const email = { href: 'mailto:care@shop.example', text: 'care@shop.example' };
    setShell({ help: { phone: null, email } });
    const contact: PageSection = {
      ...{ key: 'c', kind: 'contact', heading: null, help: { phone: null, email: null }, first: [] },
      ...{ emailNote: null, phoneNote: null, chat: null, chatNote: null },
    };
    const guide: PageSection = { key: 'g', kind: 'sizeGuide', note: null, guides: null };
    const { sections } = await fillSections([contact, guide]);
    expect(sections).toMatchObject([{ help: { email } }, { guides: shop.sizeGuides }]);
  });

  it('of the archive are the newest documents, also one without a picture', async () => {
    const grid: PageSection = {
      key: 'a',
      kind: 'archiveGrid',
      heading: null,
      of: 'story',
      most: 2,
      entries: [],
    };
    const document = { type: 'story' as const, tags: [], lang: '', slugs: [] };
    shop.documents = [
      { ...document, uid: 'lace', url: '/stories/lace', data: { title: 'Lace', cover: null } },
      { ...document, uid: 'silk', url: '/stories/silk', data: { title: 7, cover: 'a picture' } },
    ];
    const { sections } = await fillSections([grid]);
    expect(sections).toMatchObject([
      {
        entries: [
          { href: '/stories/lace', title: 'Lace', image: null },
          { title: 'silk', image: null, note: null },
        ],
      },
    ]);
    shop.documents = [];
    expect((await fillSections([grid])).sections).toEqual([]);
  });
});
