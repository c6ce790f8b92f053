import { bullet, h2, p, textPairs, toPage } from '../compose.ts';
import { page } from './content-page.ts';

export const termsPage = page(
  'terms',
  'Terms',
  'The agreement between you and the house, as short as the law allows.',
  p(
    'This is a demonstration shop: orders are pretended, cards are not charged and nothing is sent. A real house would say the following, and mean it.',
  ),
  h2('Who we are'),
  p(
    'Vesper & Vine, Rua das Flores 12, 4050-265 Porto, with a fitting room at 41 Jane Street, New York. Whoever buys here buys from us, not from a marketplace. ',
    { words: 'Every way to reach us', to: toPage('contact') },
    ' is on one page, and a person reads what you send.',
  ),
  h2('The order'),
  p(
    'What stands in the shop is an invitation; your order is the offer. The letter that follows at once says only that it has reached us. The second one, when the parcel leaves, is the yes, and from then on we both have to keep our word.',
  ),
  bullet('Until that second letter you may take an order back by writing or calling. It costs nothing.'),
  bullet(
    'We may say no: when the last piece was sold twice in one minute, or when an address or a payment is not what it says. You then pay nothing, or have it back the same day.',
  ),
  bullet('A piece in a bag is not kept for you. It is yours once the order is placed.'),
  bullet('You must be eighteen, or have somebody who is read this.'),
  h2('The price'),
  p(
    'Prices are those on the page when you order, in the currency of the country that stands at its foot. In the United States tax is added at the checkout, where it depends on the state; in most other countries it is in the price. Duties are included, added at the checkout or due on delivery, by country, and the checkout says which before you pay.',
  ),
  p(
    'If a price is plainly wrong, a gown for the price of a ribbon, we write to you before we do anything. Nothing is charged that you have not agreed to.',
  ),
  h2('Paying'),
  p(
    'You pay at the checkout, which Shopify runs for us. It takes cards, gift cards and the wallets of your device. The number of your card never reaches the house. We charge the whole price when you order, also for a piece that is cut for you.',
  ),
  h2('Delivery'),
  textPairs({
    Standard: 'In the United States $10, 4 to 12 business days; free from $250 after reductions',
    Express: '$25, 2 to 4 business days',
    'The Collective': 'Made and sent by our friends: five to eight business days',
    Elsewhere: 'As the checkout says for your address, before you pay',
    'Made to order': 'Eight to twelve weeks, insured and signed for',
  }),
  p(
    'Until the parcel is in your hands its fate is ours. What costs what, and what happens when it is late, stands under ',
    { words: 'shipping', to: toPage('shipping') },
    '.',
  ),
  h2('The piece'),
  p(
    'Silk and lace are made by plants, insects and people. Small differences in colour and pattern are not faults, and neither is what a screen makes of oxblood at night. A seam that opens, a hook that bends or a size that is not the one on the label is a fault, and it is ours, also after a year.',
  ),
  h2('The return'),
  p(
    'New and unworn pieces come back within 21 days for all of the money; worn ones less a restocking fee of 25%. Pieces of the Collective go back to those who made them, within 14 days. Pieces marked Final Sale, underwear without its strip, gift cards and anything cut for you stay. The rest is under ',
    { words: 'returns', to: toPage('returns') },
    '. Where the law of your country gives you more, you have more: these terms come on top, not instead.',
  ),
  h2('Gift cards, codes and points'),
  bullet(
    'Gift cards do not go off, cannot be swapped for money unless your law says so, and count until they are empty',
  ),
  bullet(
    'A code belongs to the offer that came with it. Where two cannot be used together, the checkout says so and takes the better one',
  ),
  bullet('Points are a thank-you and have no price. They go with the account when you close it'),
  bullet('A friend whom you send is a friend. Inviting oneself under another name ends the invitation'),
  h2('Your account'),
  p(
    'You do not need one to buy. If you have one, keep its password to yourself, and write to us when somebody else has it. You may close it on any day, under your details. We close one only where it is used to harm somebody, and say why.',
  ),
  h2('Words and pictures'),
  p(
    'What is on these pages is ours or lent to us: look, share the address, do not sell prints. What you write in a review stays yours; you allow us to show it beside the piece, in full or not at all. We do not mend opinions, and remove only what hurts a person, breaks a law or is about another shop.',
  ),
  h2('What we answer for'),
  p(
    'For intent and gross carelessness, for injury, and for what a law does not let us exclude: without limit. Otherwise for what a sale of this kind can foresee, up to the price of the order. We do not answer for an evening that did not go as planned, though we should like to hear about it.',
  ),
  h2('When we disagree'),
  p(
    'Write first; most things end there. The law of Portugal applies, with what the law of the country you live in gives you as a buyer. You may bring a claim where you live. In Portugal the consumer arbitration centre of Porto decides small claims at little cost, and we go along with what it says.',
  ),
  h2('If these words change'),
  p(
    'The terms of an order are those of the day it was placed. These are from 3 November 2026; former ones are sent on request, with the changes underlined.',
  ),
);
