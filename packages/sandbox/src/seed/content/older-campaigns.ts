import { type Campaign, railOf } from './campaign-document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import { link, picture, toCollection } from './compose.ts';

interface Season {
  slug: string;
  title: string;
  season: string;
  summary: string;
  description: string;
  publishedAt: string;
  cover: string;
  alt: string;
  tone: 'dark' | 'light';
  quote: string;
  pictured: readonly string[];
}

const seasons: readonly Season[] = [
  {
    slug: 'jardin',
    title: 'Jardin',
    season: 'Summer 2026',
    summary: 'From the kitchen garden',
    description: 'One poppy, drawn forty times until it held still.',
    publishedAt: '2026-05-04T09:00:00Z',
    cover: 'editorial/editorial-poppy-cover.webp',
    alt: 'A marigold silk poppy against plaster',
    tone: 'light',
    quote: 'A printed flower is a drawing. A drawn one is a flower.',
    pictured: [
      'scarf-jardin-marigold',
      'maxi-dress-flora-creme',
      'camisole-mira-marigold',
      'mini-dress-ines-marigold',
    ],
  },
  {
    slug: 'white-ironing',
    title: 'White Ironing',
    season: 'Spring 2026',
    summary: 'For a quiet morning',
    description: 'Cotton, lace and the smell of a hot iron before anyone is up.',
    publishedAt: '2026-02-09T09:00:00Z',
    cover: 'editorial/editorial-lace-sage-hero.webp',
    alt: 'Ivory blossom lace over sage silk',
    tone: 'light',
    quote: 'Everything that is white has been washed by somebody.',
    pictured: [
      'shirt-thea-white',
      'nightgown-marguerite-ivory',
      'bralette-fleur-sage',
      'midi-dress-odette-creme',
    ],
  },
  {
    slug: 'salt',
    title: 'Salt',
    season: 'Resort 2025',
    summary: 'For the hour between the sea and dinner',
    description: 'For water, and for the walk back from it.',
    publishedAt: '2025-11-10T09:00:00Z',
    cover: 'lingerie/swimsuit-lido-marigold-front.webp',
    alt: 'The Lido swimsuit in marigold on a peg',
    tone: 'light',
    quote: 'It should be as good wet as it is dry, and it is mostly dry.',
    pictured: [
      'swimsuit-lido-oxblood',
      'bikini-top-lido-marigold',
      'bikini-bottom-lido-marigold',
      'robe-vine-dusk-blue',
    ],
  },
];

/** Seasons that are over; their collections show what is left. */
export function olderCampaigns(finder: CatalogueFinder): Campaign[] {
  return seasons.map(({ cover, alt, tone, quote, pictured, ...season }) => ({
    ...season,
    tags: [season.season.toLowerCase().replace(' ', '-')],
    cover: picture(cover, alt),
    sections: [
      {
        _type: 'hero',
        heading: season.title,
        text: season.description,
        link: link(`Shop ${season.title}`, toCollection(finder, season.slug)),
        image: picture(cover, alt),
        tone,
      },
      { _type: 'quote', quote },
      railOf(finder, 'What is left of it', season.slug, `Shop ${season.title}`, pictured),
    ],
  }));
}
