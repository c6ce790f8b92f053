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
  isBooked: (title: string) => `${title} is already in your bag.`,
  notAdded: (title: string) => `${title} could not be put into your bag.`,
  soldOut: (title: string) => `${title} is sold out, so it is not in your bag.`,
};
