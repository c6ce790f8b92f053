import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { expect, it } from 'vitest';
import { leadHero, leadPicture } from './lead-hero.ts';

const image = { src: 'https://cdn.example/hero.webp', width: 1600, height: 900, alt: 'Evening', focus: null };
const hero = (key: string, countries?: string[]): PageSection => ({
  ...{ key, kind: 'hero', heading: key, text: null, link: null, image, mobileImage: null, tone: 'dark' },
  ...(countries && { countries }),
});
const quote = (countries?: string[]): PageSection => ({
  ...{ key: 'q', kind: 'quote', quote: 'It hangs.', source: null },
  ...(countries && { countries }),
});
const inGrid = { ...image, src: 'https://cdn.example/grid.webp' };
const grid: PageSection = {
  ...{ key: 'g', kind: 'imageGrid', heading: null },
  images: [{ key: 'a', image: inGrid, title: null, text: null, link: null }],
};
const entry = { title: 'Lace', note: null };
const archive: PageSection = {
  ...{ key: 'x', kind: 'archiveGrid', heading: null, of: 'collection', most: 8 },
  entries: [
    { ...entry, href: '/collections/a' },
    { ...entry, href: '/collections/b', picture: 'https://cdn.example/b.webp' },
  ],
};

it.each([
  ['with the first section', [hero('a'), hero('b')], 'a', 'dark'],
  [
    'with what the US sees first; others see something else, so the header is plain',
    [hero('ca', ['CA']), hero('a')],
    'a',
    null,
  ],
  [
    'with a hero that only some countries see, below a plain header',
    [hero('us', ['US']), quote()],
    'us',
    null,
  ],
  ['without a hero where the US has none first', [hero('ca', ['CA']), quote()], null, null],
  ['without a hero where another section is first', [quote(), hero('a')], null, null],
  ['without a hero where nothing is shown', [], null, null],
] as const)('a page begins %s', (_, sections, key, heroTone) => {
  const lead = leadHero(sections);
  expect([lead.hero?.key ?? null, lead.heroTone]).toEqual([key, heroTone]);
});

it.each([
  ['the first that has one', [quote(), hero('a')], image],
  ['of the first section that the US sees', [hero('ca', ['CA'])], null],
  ['of pictures in a grid', [grid, hero('a')], inGrid],
  ['of past collections', [archive], { src: 'https://cdn.example/b.webp' }],
  ['none where nothing has one', [quote()], null],
] as const)('the picture of a page is that %s', (_, sections, picture) => {
  expect(leadPicture(sections)).toEqual(picture);
});
