import type { ContentDocument } from '../../../content/document.ts';
import type { CatalogueFinder } from '../catalogue-finder.ts';
import {
  block,
  bullet,
  h2,
  p,
  textPairs,
  textPieces,
  textTable,
  toCollection,
  toPage,
  toStory,
} from '../compose.ts';
import { composedPage, page } from './content-page.ts';
import { questions } from './questions.ts';

const shipping = (finder: CatalogueFinder) =>
  page(
    'shipping',
    'Shipping',
    'What it costs, how long it takes and who carries it.',
    h2('Cost and time'),
    textTable(
      ['In the United States', 'Cost', 'Arrives in'],
      ['Standard, orders from $250', 'Free', '4 to 12 business days'],
      ['Standard, below $250', '$10', '4 to 12 business days'],
      ['Express', '$25', '2 to 4 business days'],
    ),
    p(
      'The days are counted from your order: two to five of the standard ones are ours, for packing, the others are the carrier’s. Express parcels are packed first.',
    ),
    p(
      'Counted after reductions and before tax. Gift cards and fittings come by email: nothing is shipped, and nothing is charged for it.',
    ),
    p(
      'Pieces of ',
      { words: 'the Collective', to: toCollection(finder, 'collective') },
      ' are made and sent by our friends, from their own rooms: allow five to eight business days.',
    ),
    h2('Elsewhere'),
    p(
      'Choose your country at the foot of any page. What sending costs there, and how long it takes, the checkout says for your address before you pay. Where duties are included, the price you see is the price you pay; where they are not, it says that, too.',
    ),
    h2('On its way'),
    p(
      'A letter follows the parcel out of the door, with its number. If nobody is in, the carrier tries twice and then keeps it for a week.',
    ),
    h2('Made to order'),
    p(
      'Gowns and a few other pieces are cut for you. They take eight to twelve weeks and travel insured, flat and signed for.',
    ),
    h2('Wrapping'),
    p(
      'Unbleached tissue, a cotton bag, a box that opens without scissors. A gift message goes in by hand, in ink.',
    ),
    h2('Something late'),
    p(
      'Tell us and we ask the carrier, which is faster than when you do. ',
      { words: 'Write or call', to: toPage('contact') },
      '.',
    ),
  );

const returns = (finder: CatalogueFinder) =>
  page(
    'returns',
    'Returns',
    'Twenty-one days, by mail, without questions you would not ask a friend.',
    h2('How it works'),
    textPairs({
      'Until when': '21 days from the day it reaches you',
      Condition: 'New, unworn and unwashed, with tags and packaging, for a full refund',
      How: 'By mail. “Return something”, under the order in your account, leads to the label; any post office takes it',
      'Worn pieces': 'Come back less a restocking fee of 25%',
      'The money': 'Back where it came from within five business days of the parcel’s arrival',
    }),
    p('Send it within 21 days and it counts, even if the parcel takes its time.'),
    p(
      { words: 'The Collective', to: toCollection(finder, 'collective') },
      ' is the exception: its pieces are sent by our friends and go back to them, within 14 days. That label is in the parcel.',
    ),
    h2('What stays with you'),
    bullet('Pieces marked Final Sale; sent back, they return to you at your expense'),
    bullet('Briefs, thongs and swim bottoms once the strip is off'),
    bullet('Gowns and anything else cut for you'),
    bullet('Gift cards, which do not go off'),
    h2('The wrong size'),
    p(
      'Tell us before you send it and we keep the right one aside. ',
      { words: 'Find your size', to: toPage('size-guide') },
      ' first, perhaps.',
    ),
    h2('A present'),
    p('Whoever received it may send it back and choose something else. Whoever gave it is not told.'),
    h2('A fault'),
    p(
      'Is ours. ',
      { words: 'Write to us', to: toPage('contact') },
      ' at any time, also after a year; we would rather ',
      { words: 'repair', to: toPage('repairs') },
      ' than replace.',
    ),
  );

const sizeGuide = composedPage('size-guide', 'Size guide', 'A tape, a mirror and four numbers.', {
  sections: [
    {
      _type: 'sizeGuide',
      note: 'Do not pull the tape. Silk cut on the bias gives, and wool does not: hence the smaller size in one and the larger in the other.',
    },
    questions('Before you order', [
      [
        'How should a bra sit?',
        'Band first. It should sit level and hold without the straps; begin on the loosest hook. If the cup gapes take a letter less, if it spills a letter more. 34B and 32C hold the same.',
      ],
      [
        'Bust and hip name two sizes. Which one?',
        'The larger: the rest can be taken in, and we do that. ',
        { words: 'Ask us', to: toPage('contact') },
        ' and say which piece.',
      ],
      [
        'Where is the table of a single piece?',
        'On its own page, under Sizing, with how it is cut. Once you have chosen a size there, your row is marked in every table.',
      ],
      [
        'And a gown?',
        'Is ordered by the bust. Waist and hem are settled at the ',
        { words: 'fitting', to: toPage('atelier') },
        '.',
      ],
    ]),
  ],
});

const repairs = (finder: CatalogueFinder) =>
  page(
    'repairs',
    'Repairs',
    'Hems, straps, hooks and moths: we mend what we made, for as long as we exist.',
    h2('What it costs'),
    textTable(
      ['What happened', 'Cost', 'Takes'],
      ['A strap, a hook, a button', 'Nothing', 'One week'],
      ['A hem or a seam', '$15', 'Two weeks'],
      ['A moth', '$25 and a conversation', 'Three weeks'],
      ['Lace', 'By estimate', 'Four weeks'],
    ),
    h2('How'),
    bullet('Wash it first; we work close to it'),
    bullet('Put a note in the bag: what happened, and whether you mind seeing the mend'),
    bullet('Send it to Porto, Rua das Flores 12, or leave it in Jane Street'),
    bullet('We look at it, say what it needs and what it costs, and begin when you agree'),
    h2('What we cannot mend'),
    p(
      'Silk that has shattered, elastic that has given its life, and anything that has met a tumble dryer. We say so, send it back and charge nothing.',
    ),
    block('blockquote', 'A good mend is not invisible. It is polite.'),
    h2('To need us less'),
    p(
      'Cold water, a flat towel and patience. Read about ',
      { words: 'washing silk and lace', to: toStory('washing-silk') },
      '; these two like being washed least.',
    ),
    textPieces(finder.productIds(['slip-dress-noemie-ivory', 'bralette-fleur-sage'])),
  );

export function carePages(finder: CatalogueFinder): ContentDocument[] {
  return [shipping(finder), returns(finder), sizeGuide, repairs(finder)];
}
