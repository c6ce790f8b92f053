import { bullet, h2, p, textPairs, toPage, toUrl } from '../compose.ts';
import { page } from './content-page.ts';

export const accessibilityPage = page(
  'accessibility',
  'Accessibility',
  'What we do so that everyone can shop here, what does not work yet, and whom to write to.',
  p(
    'A shop that somebody cannot use is closed to her. This one is built to work by keyboard, by screen reader, by voice, with text at twice its size and without motion. We hold ourselves to the Web Content Accessibility Guidelines, WCAG 2.2, level AA, on every page, the account and the bag included.',
  ),
  h2('What you can count on'),
  bullet(
    'Everything can be reached and used with the keyboard alone. The focus is always visible, and comes back to where it was when something closes',
  ),
  bullet('The first stop on each page is a link past the menu'),
  bullet('Pictures of products are described; decoration is silent'),
  bullet(
    'Text has a contrast of at least 4.5 to 1, over pictures too, and can be enlarged to 200% without losing a word. On a wide screen the menu then folds behind one button',
  ),
  bullet('Everything that moves can be paused, and stands still if your device asks for less motion'),
  bullet(
    'Nothing depends on colour, on hovering, on dragging or on a steady hand: what a finger presses is at least 24 pixels high, and 44 for sizes, fields and whatever adds or pays; colours have names',
  ),
  bullet('What changes without a new page, a bag that fills or a list that shortens, is announced'),
  bullet('Errors stand in words beside the field, and nothing you typed is lost'),
  bullet('No time limit while you shop. A session that ends keeps what you have written'),
  h2('How we know'),
  p(
    'Every page is tested by machine before each release, at the width of a telephone and of a desk, in its open and closed states. That finds perhaps half of what can be wrong. The rest we go through by hand, by keyboard and with VoiceOver and NVDA, when something new is built. Nobody from outside has examined the shop yet; this statement is our own assessment of November 2026.',
  ),
  h2('What does not work yet'),
  textPairs({
    Films:
      'The films on product pages are silent, and nobody speaks in the one about the atelier, so they need no captions. But nobody describes their pictures either; the text beside them says what is seen',
    'Chat and checkout':
      'The windows of the chat and of the checkout belong to other companies. They say that they follow the same guidelines; we have found places where the focus is lost. Post and telephone do the same things',
    'Pictures in stories':
      'A few of the older ones have a short description where a long one would be better',
    'Drawings of how to measure':
      'Their steps are written beside them; the drawing itself is described in one sentence',
    Reviews: 'Customers’ pictures carry no description but the name of the piece',
    Language:
      'The shop is in English only. Names of fabrics in French and Italian are read as if they were English',
  }),
  p('We mend these in the order in which people run into them. So tell us.'),
  h2('When we fail'),
  p(
    'Say which page it was and what you use; a sentence is enough. We reply within a day, as to everybody, and order, change or return for you meanwhile, at the price and the terms of the page.',
  ),
  textPairs({
    'By letter': 'care@vesperandvine.example, at any hour',
    'By telephone': '+1 212 555 0141, Monday to Friday, nine to six, New York time. Relay calls are welcome',
    'In person': 'The fitting room in Jane Street has no step, a wide door and a chair. We read aloud',
  }),
  p(
    { words: 'Write to us', to: toUrl('mailto:care@vesperandvine.example') },
    ', or see ',
    { words: 'all the ways', to: toPage('contact') },
    '.',
  ),
  h2('If we do not mend it'),
  p(
    'In the European Union the Accessibility Act gives you a right to this, and an authority in your country looks after it; in Portugal that is the Direção-Geral do Consumidor. In the United States it is the Americans with Disabilities Act. You need not have written to us first, though we should prefer it.',
  ),
  h2('In the parcel, too'),
  p(
    'The box opens without scissors. The return label has a raised edge, so that it can be found by touch, and a size is sewn in as well as printed. If you would rather have the letter in large type or by e-mail, say so once and we remember.',
  ),
);
