import type { ApplyOutcome } from '../features/cart/actions/change-discount.ts';

/** Texts of links that put a code or pieces into the bag. */
export const cartLinkCopy = {
  discountTitle: 'A code for your bag',
  discountWaiting: (code: string) => `Putting ${code} on your bag…`,
  cartTitle: 'Filling your bag',
  cartWaiting: 'Putting the pieces of this link into your bag…',
  nothingReadable:
    'We could not read this link. It should name each piece by its number, a colon and a quantity.',
  unreachableTitle: 'The bag cannot be reached',
  unreachable: 'Nothing is lost: try again in a moment, with the same link.',
  again: 'Try again',
  onward: 'Go to the shop',
  toBag: 'Go to your bag',
  notRead: (part: string) => `“${part}” in the link could not be read, so it was left out.`,
  unknownPiece: (id: string) => `Piece ${id} of the link is no longer in the shop.`,
  soldOut: (title: string) => `${title} is sold out, so it is not in your bag.`,
};

/** `[state.cart-lifecycle.8]` What the platform made of a code. */
export function discountSentence(code: string, outcome: Exclude<ApplyOutcome, 'unreachable'>): string {
  switch (outcome) {
    case 'applied':
      return `${code} is on your bag.`;
    case 'not-applicable':
      return `${code} does not apply to what is in your bag just now.`;
    case 'unknown':
      return `We do not know the code ${code}, or it is over.`;
    case 'unreadable':
      return 'The link holds no code that we can read.';
  }
}

export const discountUnreachable = (code: string): string =>
  `${code} could not be put on your bag, which cannot be reached just now. Open the link again in a moment.`;
