import { internalHref, type LinkTarget } from '@storefront/core/content/links';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../content/document.ts';
import { lakeCatalogue } from '../../content/testing/lake-catalogue.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { seedContent } from './seed-content.ts';

const documents = seedContent(seedCatalogue());
const byId = new Map(documents.map((document) => [document._id, document]));

function walk(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const member of value) walk(member, visit);
  else if (isObject(value)) {
    visit(value);
    for (const member of Object.values(value)) walk(member, visit);
  }
}

function collect(pick: (object: Record<string, unknown>) => string | null): string[] {
  const found: string[] = [];
  walk(documents, (object) => {
    const one = pick(object);
    if (one !== null) found.push(one);
  });
  return found;
}

describe('seeded content', () => {
  it('[screen.product-detail-page.6] writes Final Sale as the labels do, in the texts of products, too', () => {
    const texts = JSON.stringify([documents, seedCatalogue()]).match(/final sale/gi);
    expect(new Set(texts)).toEqual(new Set(['Final Sale']));
  });

  it('[screen.route-table.21] lists the past collections in the archive, newest first, without what hangs now', () => {
    const sections = JSON.stringify(byId.get('page-archive')?.sections);
    const titles = [...sections.matchAll(/"_ref":"(shopifyCollection-\d+)"/g)].map(([, id = '']) => {
      const store = byId.get(id)?.store;
      return isObject(store) ? store.title : null;
    });
    expect(titles).toEqual(['Jardin', 'White Ironing', 'Salt', 'Velvet Underfoot', 'The First Twelve']);
  });

  it('leads the pictures of a wall to one collection each', () => {
    const sections = JSON.stringify(byId.get('campaign-nocturne')?.sections);
    const handles = [
      ...sections.matchAll(/"title":"(Pearls|Bags|Bows)","internalLink":[^}]*"(shopifyCollection-\d+)"/g),
    ].map(([, title, id = '']) => {
      const store = byId.get(id)?.store;
      return [title, isObject(store) && isObject(store.slug) ? store.slug.current : null];
    });
    expect(handles).toEqual([
      ['Pearls', 'decorate-yourself'],
      ['Bags', 'bags'],
      ['Bows', 'hair'],
    ]);
  });

  it('begins Most kept otherwise than the recommendations below it, which follow the best sellers', () => {
    const sections = JSON.stringify(byId.get('home')?.sections);
    const [, rail = ''] = sections.split('"heading":"Most kept"');
    const kept = [...rail.matchAll(/"_ref":"shopifyProduct-(\d+)"/g)].map(([, id]) => Number(id)).slice(0, 4);
    const { products } = seedCatalogue();
    const bestSellers = new Set(products.slice(0, 4).map(({ design }) => design));
    const designs = kept.map((id) => products.find((product) => product.id === id)?.design ?? 'gone');
    expect(designs).toHaveLength(4);
    expect(designs.filter((design) => design === 'gone' || bestSellers.has(design))).toEqual([]);
  });

  it('shows the past collections, whose pictures the archive cuts to portraits, by portraits', () => {
    const past = ['jardin', 'white-ironing', 'salt', 'velvet-underfoot', 'the-first-twelve'];
    const { collections } = seedCatalogue();
    const pictures = past.map((handle) => collections.find((one) => one.handle === handle)?.picture?.file);
    expect(pictures).toEqual(past.map(() => expect.stringMatching(/-front\./)));
  });

  it('has no dangling reference', () => {
    const dangling = collect(({ _ref }) => (typeof _ref === 'string' && !byId.has(_ref) ? _ref : null));
    expect(dangling).toEqual([]);
  });

  it('links only to collections of the catalogue', () => {
    const guesses = collect(({ url }) =>
      typeof url === 'string' && url.startsWith('/collections/') ? url : null,
    );
    expect(guesses).toEqual([]);
  });

  it('[screen.link-rules.2] links only to documents that have a page', () => {
    const pageless = collect(({ internalLink }) => {
      const ref = isObject(internalLink) && typeof internalLink._ref === 'string' ? internalLink._ref : null;
      const target: LinkTarget | undefined = ref === null ? undefined : byId.get(ref);
      return ref !== null && internalHref(target) === null ? ref : null;
    });
    expect(pageless).toEqual([]);
  });

  it('[entity.cms-settings-document.1] [entity.cms-settings-document.3] [entity.cms-settings-document.4] [entity.cms-settings-document.5] [entity.cms-settings-document.6] [entity.cms-settings-document.7] [entity.cms-settings-document.8] [entity.cms-settings-document.9] [entity.cms-settings-document.10] [entity.cms-settings-document.11] [entity.cms-settings-document.12] [entity.cms-settings-document.13] [entity.cms-settings-document.14] [entity.cms-settings-document.15] [entity.cms-settings-document.16] [entity.cms-settings-document.17] [entity.cms-settings-document.18] [entity.cms-settings-document.19] fills every field of the settings document', () => {
    const settings = byId.get('settings');
    const names =
      'menu mobileMenu footer newBanner banner gtsBanner cartBanner customProductOptions collectionSaleTags productSaleTags sizeGuideTags getTheSet shipping shippingCollective shippingBridal sizeGuideInfo sizeGuides newsletter emptyCart cartPageFooter seo accountLinks help searchService notFoundPage';
    expect(names.split(' ').filter((name) => settings?.[name] === undefined)).toEqual([]);
  });

  it('[const.size-guide.1] gives every size guide tag of a product a table with a column for US/Canada', () => {
    const settings = JSON.stringify(byId.get('settings')?.sizeGuides);
    const tags = new Set(
      seedCatalogue().products.flatMap(({ tags: own }) => own.filter((tag) => tag.startsWith('usg-'))),
    );
    expect([...tags].filter((tag) => !settings.includes(`"shopifyTag":"${tag}"`))).toEqual([]);
    expect(settings.match(/"US\/Canada"/g)?.length).toBeGreaterThanOrEqual(tags.size);
  });

  it('says of cloth only what is read beside clothes: shoes and bras have the description, too', () => {
    const info = Object(byId.get('settings')?.sizeGuideInfo);
    expect(JSON.stringify(info.description)).not.toMatch(/silk|wool/);
    expect(JSON.stringify(info.instructions)).toContain('Clothes, between two sizes: the smaller in silk');
  });

  it('has a home page of seven kinds of sections', () => {
    const kinds = new Set<unknown>();
    walk(byId.get('home')?.sections, ({ _type, _key }) => {
      if (_key !== undefined) kinds.add(_type);
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'hero',
        'productRail',
        'tiles',
        'editorial',
        'quote',
        'shoppable',
        'newsletter',
      ]),
    );
  });

  it('is deterministic, and works with a catalogue that lacks the products it refers to', () => {
    expect(seedContent(seedCatalogue())).toEqual(documents);
    expect(seedContent(lakeCatalogue).map(({ _id }) => _id)).toEqual(
      expect.arrayContaining(['settings', 'home', 'shopifyProduct-101', 'shopifyProductVariant-1010']),
    );
  });
});
