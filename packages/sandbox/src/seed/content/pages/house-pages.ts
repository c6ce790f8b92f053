import type { ContentDocument, Json } from '../../../content/document.ts';
import { type CatalogueFinder, collectionDocumentId } from '../catalogue-finder.ts';
import {
  keyed,
  link,
  linkFields,
  p,
  picture,
  reference,
  richText,
  textPairs,
  toFitting,
  toPage,
  toStory,
  toUrl,
  type Words,
} from '../compose.ts';
import { composedPage } from './content-page.ts';
import { questions } from './questions.ts';

type Fields = Record<string, Json>;

const hero = (heading: string, file: string, alt: string): Fields => ({
  _type: 'hero',
  heading,
  image: picture(`editorial/${file}-hero.webp`, alt, { x: 0.7, y: 0.45 }),
  mobileImage: picture(`editorial/${file}-hero-mobile.webp`, alt),
  tone: 'dark',
});

const passage = (heading: string | null, text: Fields[], more: Fields = {}): Fields => ({
  _type: 'passage',
  ...(heading === null ? {} : { heading }),
  text: richText(...text),
  ...more,
});

const lede = (...words: Words[]) => passage(null, [p(...words)], { look: 'lede' });

const rail = picture(
  'editorial/editorial-slip-rail-hero.webp',
  'Five silk slips on a rail, from ivory to dusk blue',
  {
    x: 0.7,
    y: 0.5,
  },
);

const places = (finder: CatalogueFinder): Fields => ({
  _type: 'imageGrid',
  images: keyed([
    {
      image: picture(
        'editorial/editorial-dusk-window-hero.webp',
        'Evening light through a window, on plaster',
      ),
      title: 'New York',
      text: '41 Jane Street. Tuesday to Saturday, eleven to seven.',
      link: link('Book a fitting', toFitting(finder)),
    },
    {
      image: rail,
      title: 'Porto',
      text: 'Rua das Flores 12. Monday to Friday, ten to six.',
      link: link('Book a fitting', toFitting(finder)),
    },
  ]),
});

const ourStory = (finder: CatalogueFinder) =>
  composedPage('our-story', 'Our story', 'A small house in Porto that makes silk for the hour after six.', {
    sections: [
      hero(
        'Twelve pieces\nand one table',
        'editorial-dusk-window',
        'Low evening sun through a window, leaf shadows on plaster',
      ),
      lede(
        'Vesper & Vine began in a former pharmacy on Rua das Flores. The drawers still say camphor and quinine. We keep thread in them.',
      ),
      passage(
        'For six o’clock',
        [
          p(
            'The idea was narrow and has stayed so: clothes for the part of the day that belongs to no one else. Not for the office, not for the photograph.',
          ),
          p('For the moment when the shoes come off and something better goes on.'),
        ],
        {
          image: picture('editorial/editorial-dusk-silk-cover.webp', 'Dusk-blue silk falling in long folds'),
          caption: 'The blue of 2026, on the long rail',
          side: 'left',
        },
      ),
      {
        _type: 'quote',
        quote: 'Nobody sees it but you. That is the whole point of making it well.',
        source: 'Ana Ferreira, head of the lingerie atelier, Porto',
      },
      passage(
        'Small runs',
        [
          p(
            'We cut between forty and three hundred of anything. When the silk is gone, the piece is gone, and we write down what we learned. It is a poor way to get rich and a good way to sleep.',
          ),
        ],
        { image: rail, side: 'right' },
      ),
      {
        _type: 'figures',
        heading: 'The house, counted',
        figures: keyed([
          { figure: '19', words: 'people, fourteen of them sewing' },
          { figure: '2', words: 'floors; silk upstairs, lace beside the radio' },
          { figure: '70', words: 'hours on the peg before a bias hem' },
          { figure: '300', words: 'of anything, at the very most' },
        ]),
      },
      passage(
        'Who makes it',
        [
          p(
            'Ana Ferreira runs the lingerie room and has for nineteen years. You can read about ',
            { words: 'why a slip takes nine days', to: toStory('cut-on-the-cross') },
            ', or come and ',
            { words: 'see the atelier', to: toPage('atelier') },
            '.',
          ),
          textPairs({
            'Ana Ferreira': 'Lingerie',
            'Teresa Vale': 'Words',
            'Rui Matos': 'Cutting',
            'Inês Prata': 'Lace',
          }),
          p({ words: 'Book a fitting', to: toFitting(finder) }),
        ],
        {
          image: picture(
            'lingerie/nightgown-marguerite-ivory-wide.webp',
            'An ivory nightgown on a brass hanger',
          ),
          side: 'left',
        },
      ),
    ],
  });

const atelier = (finder: CatalogueFinder) =>
  composedPage(
    'atelier',
    'The atelier',
    'Where the pieces are cut, hung and finished: Rua das Flores 12, Porto.',
    {
      sections: [
        hero('Two floors\nand a radio', 'editorial-champagne-silk', 'Champagne silk lying in folds'),
        lede(
          'Silk is cut upstairs, where the light comes from the north and nobody walks heavily. Lace is sewn downstairs, beside the radio.',
        ),
        {
          _type: 'video',
          title: 'The atelier, before the doors open',
          caption: 'One minute, without a word.',
          url: 'https://vimeo.com/76979871',
          image: picture('editorial/editorial-slip-rail-hero.webp', 'The long rail in the morning'),
        },
        passage(
          'The three days',
          [
            p(
              'Everything cut on the bias hangs for about seventy hours before it is hemmed. The rail for this is the longest piece of furniture we own. Please do not touch what hangs on it.',
            ),
          ],
          { hasDropCapital: true },
        ),
        {
          _type: 'marquee',
          phrases: [
            'Cut on the cross',
            'Hung for seventy hours',
            'Hemmed on a Thursday',
            'Forty to three hundred of anything',
          ],
        },
        passage(
          'A gown',
          [
            p(
              'A gown begins with a conversation and a calico. There are three fittings, in New York or in Porto, and from the last measurement the gown takes eight to twelve weeks.',
            ),
            p('The calico is yours to keep; most people burn it, some frame it.'),
          ],
          {
            image: picture('apparel/bridal-gown-isolde-ivory-front.webp', 'An ivory lace gown'),
            caption: 'The Isolde gown',
            side: 'left',
          },
        ),
        places(finder),
        questions('Before you come', [
          [
            'May I just come by?',
            'To the shop, always. To the cutting table by appointment, so that somebody has time for you.',
          ],
          [
            'What does a fitting cost?',
            { words: 'The price of an hour', to: toFitting(finder) },
            ', which is taken off the gown, if the gown is ours. Bring the shoes.',
          ],
          ['Whom do I ask?', { words: 'Write to us', to: toPage('contact') }, ' and say when.'],
        ]),
      ],
    },
  );

const contact = (finder: CatalogueFinder) =>
  composedPage(
    'contact',
    'Contact',
    'Somebody who has touched the piece you are asking about will answer, usually within four hours, always within a day.',
    {
      sections: [
        {
          _type: 'contact',
          heading: 'However you ask,\na person answers',
          emailNote: 'At any hour. Pictures of moths are welcome.',
          phoneNote:
            'Monday to Friday, nine to six, New York time. If it rings for long, we are at the far end of the table.',
          chat: link('Start a conversation', toUrl('chat:')),
          chatNote: 'In the hours of the telephone; a letter answers the rest.',
          first: keyed([
            linkFields('Shipping', toPage('shipping')),
            linkFields('Returns', toPage('returns')),
            linkFields('Size guide', toPage('size-guide')),
            linkFields('Where is my order', toUrl('/account/order-history')),
          ]),
        },
        questions('Asked often', [
          [
            'Can I change an order?',
            'Until it is packed. Nobody knows the hour beforehand, so call; a letter may be slower than we are.',
          ],
          [
            'Do you mend it?',
            'Yes, for as long as we exist. ',
            { words: 'How that works', to: toPage('repairs') },
            '.',
          ],
          [
            'It is sold out. For ever?',
            'Perhaps. Leave your address on its page and you hear before anyone else does.',
          ],
        ]),
        places(finder),
      ],
    },
  );

/** Newest first; what hangs now is not among them. */
const pastCollections: readonly [handle: string, season: string][] = [
  ['jardin', 'Summer 2026'],
  ['white-ironing', 'Spring 2026'],
  ['salt', 'Resort 2025'],
  ['velvet-underfoot', 'Winter 2025'],
  ['the-first-twelve', 'Autumn 2025'],
];

/** A catalogue of the user's own has none of them: the page then lists its campaigns. */
function archive(finder: CatalogueFinder): ContentDocument {
  const listed = pastCollections.flatMap(([handle, season]) => {
    const collection = finder.collection(handle);
    return collection ? [{ collection: reference(collectionDocumentId(collection)), season }] : [];
  });
  const grid: Fields =
    listed.length > 0
      ? { of: 'collection', collections: keyed(listed), most: 24 }
      : { heading: 'Campaigns', of: 'campaign', most: 24 };
  return composedPage('archive', 'Archive', 'What hung here before, newest first, with what is left of it.', {
    sections: [{ _type: 'archiveGrid', ...grid }],
  });
}

export function housePages(finder: CatalogueFinder): ContentDocument[] {
  return [ourStory(finder), atelier(finder), contact(finder), archive(finder)];
}
