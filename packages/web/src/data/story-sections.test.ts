import type { Story, StoryChapter } from '@storefront/core/content/editorial-documents';
import { expect, it } from 'vitest';
import { storySections } from './story-sections.ts';

const image = { src: 'https://cdn.example/a.webp', width: 900, height: 1200, alt: 'A slip' };
const said = (text: string) => [{ kind: 'p' as const, spans: [{ text }] }];
const chapter = (key: string, own: Partial<StoryChapter>): StoryChapter => ({
  key,
  text: [],
  image: null,
  caption: [],
  quote: null,
  ...own,
});
const linked = { text: 'The slip', href: '/products/slip' };
const storyOf = (chapters: StoryChapter[], products: string[] = []): Story => ({
  slug: 's',
  title: 'S',
  language: null,
  tags: [],
  publishedAt: null,
  cover: null,
  seo: { title: null, description: null, image: null },
  standfirst: null,
  byline: null,
  chapters,
  products,
});

it('chapters become passages whose pictures change sides, a wall of pictures, quotes, and a rail of pieces', () => {
  const sections = storySections(
    storyOf(
      [
        chapter('a', {
          text: said('It begins.'),
          image: { ...image, focus: null },
          caption: said('A caption'),
        }),
        chapter('b', {
          text: [{ kind: 'h2', spans: [{ text: 'Three days', em: true }] }, ...said('It hangs.')],
          image: { ...image, focus: null },
          quote: 'It hangs.',
        }),
        chapter('c', { image: { ...image, focus: null } }),
        chapter('d', { image: { ...image, focus: null }, caption: [{ kind: 'p', spans: [linked] }] }),
        chapter('e', {}),
      ],
      ['slip'],
    ),
    'In this story',
  );
  expect(sections).toMatchObject([
    {
      kind: 'passage',
      hasDropCapital: true,
      heading: null,
      figure: { side: 'left', caption: [{ text: 'A caption' }] },
    },
    {
      kind: 'passage',
      hasDropCapital: false,
      heading: [{ text: 'Three days', em: true }],
      text: said('It hangs.'),
      figure: { side: 'right', caption: null },
    },
    { kind: 'quote', quote: 'It hangs.' },
    {
      kind: 'imageGrid',
      images: [
        { key: 'c', text: null },
        { key: 'd', text: [linked] },
      ],
    },
    { kind: 'productRail', heading: 'In this story', handles: ['slip'] },
  ]);
});

it('a story of nothing has no sections', () => {
  expect(storySections(storyOf([]), 'In this story')).toEqual([]);
});
