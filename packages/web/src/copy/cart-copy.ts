import { cartUnreachable } from './cart-unreachable.ts';

/** Texts of the cart that shoppers read and editors do not write. */
export const cartCopy = {
  title: 'Bag',
  pageTitle: 'Your bag',
  close: 'Close bag',
  pieces: 'Pieces',
  summary: 'Summary',
  subtotal: 'Subtotal',
  total: 'Total',
  checkout: 'Checkout',
  viewBag: 'View My Bag',
  remove: 'Remove',
  removed: (title: string) => `${title} removed`,
  undo: 'Undo',
  quantity: 'Quantity',
  oneLess: (title: string) => `One less, ${title}`,
  oneMore: (title: string) => `One more, ${title}`,
  /** Of an appointment, in place of colour and size. */
  hour: 'We write to you to arrange the hour.',
  taxes: 'Taxes are worked out at checkout.',
  emptyTitle: 'Nothing in here yet',
  emptyText: 'A good place to start, at this hour:',
  loading: 'Loading your bag',
  unreachable: cartUnreachable,
  notAdded: (title: string | null) => `${title ?? 'This piece'} has just sold out, so it is not in your bag.`,
  onlySome: (title: string, units: number) =>
    `Only ${units} of ${title} ${units === 1 ? 'is' : 'are'} left, so your bag has ${units}.`,
  gone: 'Your bag was already ordered or has expired, so we started a new one.',
  stockShort: 'Some pieces are low in stock. Your bag shows the quantities we have.',
  messageNotCarried: 'Your gift message did not come along. Please write it again.',
  refused: 'We could not make that change. Please try again.',
};
