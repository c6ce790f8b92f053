import { bullet, h2, p, toPage } from '../compose.ts';
import { page } from './content-page.ts';

export const legalPages = [
  page(
    'privacy',
    'Privacy notice',
    'What we know about you, why, and how to make us forget it.',
    p(
      'This is a demonstration shop; nobody is behind it and nothing you type here leaves your machine. A real house would say the following.',
    ),
    h2('What we keep'),
    bullet('What you order, where it goes and how to reach you about it'),
    bullet('What you ask us to keep: wishlists, sizes, addresses'),
    bullet('With your consent only: which pages you read, so that we can write better ones'),
    h2('For how long'),
    p('Orders as long as the tax office wants. Everything else until you tell us to stop.'),
    h2('Your choice'),
    p(
      'Open your ',
      { words: 'cookie preferences', to: { url: 'cookie:' } },
      ' at any time, or ',
      { words: 'write to us', to: toPage('contact') },
      ' and ask what we hold. The answer takes a week and costs nothing.',
    ),
  ),
  page(
    'terms',
    'Terms',
    'The agreement between you and the house, as short as the law allows.',
    p(
      'This is a demonstration shop: orders are pretended, cards are not charged and nothing is sent. A real house would say the following.',
    ),
    h2('The order'),
    p(
      'Your order is an offer; our letter that it has left is the yes. Prices are those on the page when you order. If one is plainly wrong, we ask before we do anything.',
    ),
    h2('The piece'),
    p(
      'Silk and lace are made by plants, insects and people. Small differences in colour and pattern are not faults.',
    ),
    h2('The return'),
    p(
      'As described under ',
      { words: 'returns', to: toPage('returns') },
      '. Your rights by law come on top, not instead.',
    ),
  ),
  page(
    'accessibility',
    'Accessibility',
    'What we do so that everyone can shop here, and whom to tell when we fail.',
    p(
      'The shop is built to work by keyboard, by screen reader, at four times the size and without motion. We aim for WCAG 2.2, level AA, and test every screen against it.',
    ),
    h2('What you can count on'),
    bullet('Everything that moves can be paused, and stands still if your device asks for less motion'),
    bullet('Pictures of products are described; decoration is silent'),
    bullet('Nothing depends on colour, hovering or a steady hand'),
    h2('When we fail'),
    p(
      'Tell us: ',
      { words: 'care@vesperandvine.example', to: { url: 'mailto:care@vesperandvine.example' } },
      '. We answer within two working days and order for you by telephone meanwhile.',
    ),
  ),
];
