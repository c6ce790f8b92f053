import type { ProductCard } from '@storefront/core/product/card';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PageSections } from './page-sections.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
const head = vi.hoisted(() => ({ preloads: 0 }));
vi.mock('next/head', () => ({
  default: () => {
    head.preloads += 1;
    return null;
  },
}));

const image = { src: 'https://cdn.example/a.webp', width: 1600, height: 900, alt: 'Silk', focus: null };
const link = { key: 'l', title: 'Evening', href: '/collections/evening' };
const entry = { href: '/stories/lace', title: 'Lace', note: null, image };
const first: Record<string, PageSection> = {
  hero: {
    ...{ key: 'f', kind: 'hero', heading: 'Evening', text: null, link: null, image, mobileImage: null },
    tone: 'dark',
  },
  editorial: { key: 'f', kind: 'editorial', heading: 'Cut', text: 'Two.', link: null, image, inset: null },
  shoppable: {
    ...{ key: 'f', kind: 'shoppable', heading: 'One slip', link: null, image, mobileImage: null },
    pins: [],
  },
  imageGrid: {
    ...{ key: 'f', kind: 'imageGrid', heading: null },
    images: ['a', 'b'].map((key) => ({ key, image, title: null, text: null, link: null })),
  },
  video: {
    ...{ key: 'f', kind: 'video', title: 'Three days', caption: null, image },
    video: { place: 'host', src: 'https://vimeo.com/76979871' },
  },
  tiles: { key: 'f', kind: 'tiles', tiles: ['a', 'b'].map((key) => ({ key, image, link })) },
  passage: {
    ...{ key: 'f', kind: 'passage', heading: null, look: 'text', hasDropCapital: false },
    text: [{ kind: 'p', spans: [{ text: 'It hangs.' }] }],
    figure: { image, caption: null, side: 'left' },
  },
  archiveGrid: {
    ...{ key: 'f', kind: 'archiveGrid', heading: null, of: 'story', most: 2 },
    entries: ['a', 'b'].map((key) => ({ ...entry, key })),
  },
};
const cards: Record<string, ProductCard> = {};

/** How many pictures of a page load first, of how many, and how many are preloaded. */
async function picturesOf(section: PageSection, above?: 'heading' | 'more') {
  head.preloads = 0;
  const sections = [section, { ...section, key: 'second' }];
  const page = <PageSections sections={sections} cards={cards} cardType="page" above={above} />;
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  const html = await new Response(stream).text();
  const tags = html.match(/<img[^>]*>/g) ?? [];
  const largest = tags.filter((tag) => /fetchpriority="high"/i.test(tag));
  expect(largest.filter((tag) => tag.includes('loading="lazy"'))).toEqual([]);
  return { isFirst: tags[0] !== undefined && tags[0] === largest[0], largest: largest.length, ...head };
}

describe.each(Object.entries(first))('a page that begins with the section %s', (_, section) => {
  it('loads its first picture first and preloads it, also below the page’s heading', async () => {
    const expected = { isFirst: true, largest: 1, preloads: 1 };
    expect(await picturesOf(section)).toEqual(expected);
    expect(await picturesOf(section, 'heading')).toEqual(expected);
  });

  it('loads none of its pictures first below a text or a picture of the page', async () => {
    expect(await picturesOf(section, 'more')).toEqual({ isFirst: false, largest: 0, preloads: 0 });
  });
});
