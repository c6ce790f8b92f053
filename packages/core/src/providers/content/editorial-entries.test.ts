import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { mapEntries } from './map/map-editorial.ts';
import { createImageMapper } from './parts/map-image.ts';
import { contentQueries } from './queries.ts';

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });
const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
const document = (type: string, slug: string, fields: object) => ({
  ...{ _id: slug, _type: type, _updatedAt: '2026-11-01', slug: { current: slug }, title: slug },
  ...fields,
});

async function list(name: 'storyEntries' | 'campaignEntries', dataset: object[]) {
  const found = await evaluate(parse(contentQueries[name]), { dataset });
  return mapEntries(await found.get(), toImage);
}

it('a story in a list says how long it takes: the words of its texts, quotes and standfirst', async () => {
  const long = document('story', 'a', {
    standfirst: 'word '.repeat(90).trim(),
    chapters: [
      { text: [block('word '.repeat(300).trim()), block('word '.repeat(300).trim())], quote: null },
      { text: [block('word '.repeat(200).trim())], quote: 'word '.repeat(100).trim() },
      { image: null },
    ],
  });
  const entries = await list('storyEntries', [long, document('story', 'b', {})]);
  expect(entries.map(({ slug, minutes }) => [slug, minutes])).toEqual([
    ['a', 5],
    ['b', 1],
  ]);
});

it('a story whose words were not counted says nothing of minutes', () => {
  const entry = JSON.parse('{"slug":"a","title":"A","words":"many"}');
  expect(mapEntries({ entries: [entry] }, toImage)).toMatchObject([{ slug: 'a', minutes: null }]);
});

it('a campaign in a list has the phone’s crop of its own hero, and the first piece of its rail', async () => {
  const rail = { _type: 'productRail', products: [{ _ref: 'product-scarf' }] };
  const hero = { _type: 'hero', mobileImage: { asset: { _ref: 'image-narrow-800x1000-webp' } } };
  const entries = await list('campaignEntries', [
    document('campaign', 'a', { publishedAt: '2', sections: [{ _type: 'quote' }, hero, rail] }),
    document('campaign', 'b', { publishedAt: '1' }),
    { _id: 'product-scarf', _type: 'product', store: { slug: { current: 'scarf' } } },
  ]);
  expect(entries.map(({ mobileCover, piece, minutes }) => [mobileCover?.width, piece, minutes])).toEqual([
    [800, 'scarf', null],
    [undefined, null, null],
  ]);
});

it('documents without a date, or with one that cannot be read, come after all others', async () => {
  const entries = await list('storyEntries', [
    document('story', 'older', { publishedAt: '2026-10-01T09:00:00Z' }),
    document('story', 'wrong', { publishedAt: 'next Tuesday' }),
    document('story', 'none', {}),
    document('story', 'newer', { publishedAt: '2026-11-01T09:00:00Z' }),
  ]);
  expect(entries.map(({ slug }) => slug)).toEqual(['newer', 'older', 'none', 'wrong']);
});

it('all pages are on the sitemap’s list, and the 200 that were changed last are prebuilt', async () => {
  const dataset = Array.from({ length: 201 }, (_, at) => document('page', `p${at}`, {}));
  const count = async (name: 'pageSlugs' | 'allPageSlugs') => {
    const found = await evaluate(parse(contentQueries[name]), { dataset });
    const { slugs }: { slugs: string[] } = await found.get();
    return slugs.length;
  };
  expect(await count('pageSlugs')).toBe(200);
  expect(await count('allPageSlugs')).toBe(201);
});
