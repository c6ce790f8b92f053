import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { expect, it } from 'vitest';
import { leadHero } from './lead-hero.ts';

const image = { src: 'https://cdn.example/hero.webp', width: 1600, height: 900, alt: 'Evening', focus: null };
const hero = (key: string, countries?: string[]): PageSection => ({
  ...{ key, kind: 'hero', heading: key, text: null, link: null, image, mobileImage: null, tone: 'dark' },
  ...(countries && { countries }),
});
const quote = (countries?: string[]): PageSection => ({
  ...{ key: 'q', kind: 'quote', quote: 'It hangs.', source: null },
  ...(countries && { countries }),
});

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
