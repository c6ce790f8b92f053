import { bullet, h2, p, toPage, toStory } from '../compose.ts';
import { page } from './content-page.ts';

export const carePages = [
  page(
    'shipping',
    'Shipping',
    'What it costs, how long it takes and who carries it.',
    h2('In the United States'),
    bullet({ words: 'Standard: ', strong: true }, '$10, 4 to 12 business days; free from $250'),
    bullet({ words: 'Express: ', strong: true }, '$25, 2 to 4 business days'),
    h2('Elsewhere'),
    p(
      'We send to twenty-six countries. Where duties are included, the price you see is the price you pay; where they are not, the checkout says so before you do.',
    ),
    h2('Made to order'),
    p(
      'Gowns and a few other pieces are cut for you. They take eight to twelve weeks and travel insured, flat and signed for.',
    ),
    h2('Wrapping'),
    p(
      'Unbleached tissue, a cotton bag, a box that opens without scissors. A gift message goes in by hand, in ink.',
    ),
  ),
  page(
    'returns',
    'Returns',
    'Twenty-one days, by mail, without questions you would not ask a friend.',
    p(
      'Send it back within 21 days, unworn, with its tags. The label is in your account; the money is back within five working days of the parcel’s arrival.',
    ),
    h2('What stays with you'),
    bullet('Pieces marked Final Sale'),
    bullet('Briefs, thongs and swim bottoms once the strip is off'),
    bullet('Gowns and anything else cut for you'),
    bullet('Gift cards, which do not go off'),
    h2('The wrong size'),
    p(
      'Tell us before you send it and we keep the right one aside. ',
      { words: 'Find your size', to: toPage('size-guide') },
      ' first, perhaps.',
    ),
    h2('A fault'),
    p(
      'Is ours. ',
      { words: 'Write to us', to: toPage('contact') },
      ' at any time, also after a year; we would rather ',
      { words: 'repair', to: toPage('repairs') },
      ' than replace.',
    ),
  ),
  page(
    'size-guide',
    'Size guide',
    'A tape, a mirror and four numbers.',
    p(
      'Measure over the underwear you will wear it with, and do not pull. Between two sizes, take the smaller in silk: the bias gives. Take the larger in wool.',
    ),
    bullet({ words: 'Bust: ', strong: true }, 'around the fullest part, arms down, tape level'),
    bullet({ words: 'Under the bust: ', strong: true }, 'close to the ribs, after breathing out'),
    bullet({ words: 'Waist: ', strong: true }, 'where you bend when you lean to one side'),
    bullet({ words: 'Hip: ', strong: true }, 'the widest point, about eight inches below the waist'),
    h2('Bras'),
    p(
      'Band first. It should sit level and hold without the straps; begin on the loosest hook. If the cup gapes take a letter less, if it spills a letter more. 34B and 32C hold the same.',
    ),
    h2('A second opinion'),
    p(
      'Every product page has its own table. If it does not settle the matter, ',
      { words: 'ask us', to: toPage('contact') },
      '.',
    ),
  ),
  page(
    'repairs',
    'Repairs',
    'Hems, straps, hooks and moths: we mend what we made, for as long as we exist.',
    p(
      'Send it to Porto. We look at it, say what it needs and what it costs, and begin when you agree. A strap or a hook costs nothing. A moth costs $25 and a conversation.',
    ),
    h2('How'),
    bullet('Wash it first; we work close to it'),
    bullet('Put a note in the bag: what happened, and whether you mind seeing the mend'),
    bullet('Allow three weeks, four in December'),
    p('To need us less, read about ', { words: 'washing silk and lace', to: toStory('washing-silk') }, '.'),
  ),
];
