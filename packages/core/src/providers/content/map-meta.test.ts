import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import type { Seo } from './generated/query-results.ts';
import { mapMeta } from './map/map-meta.ts';
import { createImageMapper } from './parts/map-image.ts';
import { seo } from './parts/projections.ts';

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });

async function imageOf(image: unknown): Promise<string | null> {
  const dataset = [{ _id: 'page', seo: { title: 'Care', image } }];
  const found = await evaluate(parse(`*[_id == "page"][0]{${seo}}`), { dataset });
  const result: { seo: Seo } = await found.get();
  return mapMeta(result.seo, toImage).image?.src ?? null;
}

it.each([
  [
    'a picture of the CMS',
    { asset: { _ref: 'image-abc-1200x630-webp' } },
    /^http:\/\/cms\.test\/.*abc-1200x630/,
  ],
  ['the address of a picture', 'https://cdn.example/care.webp', /^https:\/\/cdn\.example\/care\.webp$/],
  ['an object with src', { src: 'https://cdn.example/care.webp' }, /^https:\/\/cdn\.example\/care\.webp$/],
])(
  '[entity.page-metadata-source.2] the picture of a page for link previews may be %s',
  async (_, image, src) => {
    expect(await imageOf(image)).toMatch(src);
  },
);

it.each([null, '', 'care.webp', 'javascript:alert(1)', 'https://', { src: 7 }, 7, ['a']])(
  'is none when it is written as %j',
  async (image) => {
    expect(await imageOf(image)).toBeNull();
  },
);
