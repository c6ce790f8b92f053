import type { ContentDocument, Json } from '../../content/document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import {
  keyed,
  link,
  p,
  picture,
  reference,
  references,
  richText,
  seo,
  toCollection,
  toPage,
  toStory,
} from './compose.ts';

const newThisWeek = [
  'slip-dress-aurelia-oxblood',
  'bra-odile-black',
  'robe-vine-dusk-blue',
  'midi-dress-sabine-dusk-blue',
  'bodysuit-severine-black',
  'robe-vesper-rose',
  'skirt-delphine-champagne',
  'handbag-petite-vesper-oxblood',
];

/** Does not begin as the recommendations below it do, which follow the best sellers. */
const mostKept = [
  'slip-dress-noemie-ivory',
  'scarf-jardin-marigold',
  'bridal-gown-margaux-ivory',
  'mule-cosima-champagne',
  'pyjama-set-reverie-navy',
  'hair-bow-ninon-oxblood',
  'cardigan-willow-blush',
  'bralette-fleur-sage',
];

/** Products on the two pictures of the rail, in per cent of their width and height. */
const railPins = [
  { pictured: 'slip-dress-noemie-ivory', x: 40.5, y: 55, mobileX: 12, mobileY: 60 },
  { pictured: 'slip-dress-aurelia-oxblood', x: 71, y: 62, mobileX: 67, mobileY: 64 },
  { pictured: 'slip-dress-aurelia-dusk-blue', x: 83, y: 52, mobileX: 90, mobileY: 56 },
];

export function newsletterSection(heading: string, text: string, verb: string): Record<string, Json> {
  return {
    _type: 'newsletter',
    heading,
    text,
    consent: richText(
      p(
        `By ${verb} you agree to receive letters from us and to our `,
        {
          words: 'privacy notice',
          to: toPage('privacy'),
        },
        '.',
      ),
    ),
  };
}

function slipCaption(finder: CatalogueFinder): Json[] {
  const id = finder.productId('slip-dress-aurelia-dusk-blue');
  const words = 'Aurelia slip';
  return richText(p('The ', id ? { words, to: { ref: id } } : words, ' in dusk blue, nineteen-momme silk.'));
}

/** The home page, composed of sections in any order. */
export function homeDocument(finder: CatalogueFinder): ContentDocument {
  const collection = (handle: string) => toCollection(finder, handle);
  return {
    _id: 'home',
    _type: 'home',
    sections: keyed([
      {
        _type: 'hero',
        heading: 'The hour after six',
        text: 'Silk for the part of the day that belongs to no one else. The Evening Collection is here.',
        link: link('Shop the Evening Collection', collection('evening')),
        image: picture(
          'editorial/hero-evening.webp',
          'A champagne slip hanging in evening light, with the shadow of a vine',
          { x: 0.67, y: 0.4 },
        ),
        mobileImage: picture(
          'editorial/editorial-slip-window-cover.webp',
          'A champagne slip hanging in evening light, with the shadow of a vine',
        ),
        tone: 'dark',
      },
      {
        _type: 'productRail',
        heading: 'New this week',
        link: link('See everything new', collection('new')),
        products: references(finder.productIds(newThisWeek)),
      },
      {
        _type: 'tiles',
        tiles: keyed([
          {
            link: link('Slips & nightwear', collection('nightwear')),
            image: picture(
              'lingerie/nightgown-marguerite-ivory-wide.webp',
              'An ivory nightgown on a brass hanger',
            ),
          },
          {
            link: link('Lingerie', collection('lingerie')),
            image: picture('editorial/editorial-menu-lingerie-menu.webp', 'A blush balconette bra, close'),
          },
          {
            link: link('Bridal', collection('bridal')),
            image: picture('apparel/bridal-gown-isolde-ivory-front.webp', 'An ivory lace gown'),
          },
        ]),
      },
      {
        _type: 'editorial',
        heading: 'Cut on the cross, and left alone',
        text: 'A bias slip is two panels and almost no decisions. The decisions are made before: which way the cloth wants to fall, how long it should hang before it is hemmed, when to stop. We hang ours for three days.',
        link: link('Read the story', toStory('cut-on-the-cross')),
        image: picture('editorial/editorial-dusk-silk-cover.webp', 'Folds of dusk-blue silk'),
        inset: {
          image: picture(
            'apparel/slip-dress-aurelia-dusk-blue-detail.webp',
            'The neckline of the Aurelia slip in dusk blue',
          ),
          caption: slipCaption(finder),
        },
      },
      {
        _type: 'quote',
        quote: 'Nobody sees it but you. That is the whole point of making it well.',
        source: 'Ana Ferreira, head of the lingerie atelier, Porto',
      },
      {
        _type: 'shoppable',
        heading: 'One slip, five evenings',
        link: link('Shop the rail', collection('slips')),
        image: picture(
          'editorial/editorial-slip-rail-hero.webp',
          'Five slips on a brass rail, from ivory to dusk blue',
        ),
        mobileImage: picture(
          'editorial/editorial-slip-rail-hero-mobile.webp',
          'Five slips on a brass rail, from ivory to dusk blue',
        ),
        pins: keyed(
          railPins.flatMap(({ pictured, ...places }) => {
            const id = finder.productId(pictured);
            return id === null ? [] : [{ product: reference(id), ...places }];
          }),
        ),
      },
      {
        _type: 'productRail',
        heading: 'Most kept',
        link: link('Highly coveted', collection('highly-coveted')),
        products: references(finder.productIds(mostKept)),
      },
      newsletterSection(
        'First refusal',
        'Small runs go to the list a day before anyone else. Yours, if you would like to be on it.',
        'joining',
      ),
    ]),
    seo: seo(
      'Slips, lingerie and evening wear',
      'Silk slips, lace lingerie and evening wear, cut on the cross and made in small runs in Porto.',
      'editorial/hero-evening.webp',
    ),
  };
}
