import type { ContentDocument } from '../../content/document.ts';
import { campaignDocument, railOf } from './campaign-document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import { keyed, link, p, picture, richText, toCollection, toStory } from './compose.ts';
import { olderCampaigns } from './older-campaigns.ts';

/** The campaigns at /campaigns/{slug}, newest first. */
export function campaignDocuments(finder: CatalogueFinder): ContentDocument[] {
  const collection = (handle: string) => toCollection(finder, handle);
  const rail = railOf.bind(null, finder);
  return [
    campaignDocument({
      slug: 'nocturne',
      title: 'Nocturne',
      season: 'Winter 2026',
      summary: 'Forty pieces',
      description: 'Velvet, pearls and the last flowers of the year. Forty pieces for the long dark.',
      publishedAt: '2026-11-16T09:00:00Z',
      tags: ['winter-2026'],
      cover: picture(
        'editorial/editorial-ranunculus-hero.webp',
        'Silk ranunculus and poppies against the dark',
      ),
      sections: [
        {
          _type: 'hero',
          heading: 'Nocturne',
          text: 'Velvet, pearls and the last flowers of the year. Forty pieces for the long dark.',
          link: link('Shop Nocturne', collection('nocturne')),
          image: picture(
            'editorial/editorial-ranunculus-hero.webp',
            'Silk ranunculus and poppies against the dark',
          ),
          mobileImage: picture('editorial/editorial-ranunculus-hero-mobile.webp'),
          tone: 'dark',
        },
        {
          _type: 'editorial',
          text: 'Velvet is a fabric with two minds: stroke it down and it is wine, up and it is rust. We cut it upwards, so that it drinks the light.',
          image: picture('editorial/editorial-oxblood-velvet-hero-mobile.webp', 'Oxblood velvet'),
          inset: {
            image: picture('lingerie/bodysuit-ombre-oxblood-front.webp', 'An oxblood velvet bodysuit'),
            caption: richText(p('Ombre bodysuit in silk velvet')),
          },
        },
        {
          _type: 'imageGrid',
          images: keyed([
            {
              link: link('Pearls', collection('decorate-yourself')),
              image: picture('editorial/editorial-pearls-cover.webp', 'Pearls on black satin'),
            },
            {
              link: link('Bags', collection('bags')),
              image: picture(
                'lingerie/handbag-petite-vesper-oxblood-front.webp',
                'The Petite Vesper bag in oxblood',
              ),
            },
            {
              link: link('Bows', collection('hair')),
              image: picture('lingerie/hair-bow-ninon-oxblood-front.webp', 'A velvet bow'),
            },
          ]),
        },
        rail('The forty pieces', 'nocturne', 'Shop Nocturne', [
          'bodysuit-severine-black',
          'coat-astor-oxblood',
          'handbag-petite-vesper-oxblood',
          'hair-bow-ninon-oxblood',
          'earrings-perle-black',
          'mini-dress-lux-emerald',
          'camisole-lune-black',
        ]),
      ],
    }),
    campaignDocument({
      slug: 'the-hour-after-six',
      title: 'The Hour After Six',
      season: 'Autumn 2026',
      summary: 'Sixty-four pieces',
      description: 'Silk for the part of the day that belongs to no one else.',
      publishedAt: '2026-09-14T09:00:00Z',
      tags: ['autumn-2026'],
      cover: picture(
        'editorial/hero-evening.webp',
        'A champagne slip hanging in evening light, with the shadow of a vine',
        { x: 0.67, y: 0.4 },
      ),
      sections: [
        {
          _type: 'hero',
          heading: 'The Hour After Six',
          text: 'Silk for the part of the day that belongs to no one else.',
          link: link('Shop the Evening Collection', collection('evening')),
          image: picture('editorial/editorial-dusk-window-hero.webp'),
          mobileImage: picture('editorial/editorial-dusk-window-hero-mobile.webp'),
          tone: 'dark',
        },
        {
          _type: 'quote',
          quote: 'Nobody sees it but you. That is the whole point of making it well.',
          source: 'Ana Ferreira, head of the lingerie atelier, Porto',
        },
        {
          _type: 'editorial',
          heading: 'Hung for three days',
          text: 'Sixty-four pieces, nearly all of them cut on the cross and left to hang before anyone picked up the scissors.',
          link: link('Read the story', toStory('cut-on-the-cross')),
          image: picture('editorial/editorial-dusk-silk-cover.webp', 'Folds of dusk-blue silk'),
        },
        rail('From the collection', 'evening', 'Shop the Evening Collection', [
          'slip-dress-aurelia-oxblood',
          'slip-dress-noemie-ivory',
          'robe-vesper-rose',
          'midi-dress-sabine-dusk-blue',
          'skirt-delphine-champagne',
          'nightgown-marguerite-ivory',
        ]),
      ],
    }),
    ...olderCampaigns(finder).map(campaignDocument),
  ];
}
