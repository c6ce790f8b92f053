import { cartUnreachable } from './cart-unreachable.ts';

/** Texts of the cart that shoppers read and editors do not write. */
export const cartCopy = {
  title: 'Bag',
  pageTitle: 'Your bag',
  close: 'Close bag',
  pieces: 'Pieces',
  subtotal: 'Subtotal',
  total: 'Total',
  checkout: 'Checkout',
  expressCheckout: 'Express checkout',
  viewBag: 'View My Bag',
  remove: 'Remove',
  removed: (title: string) => `${title} removed`,
  undo: 'Undo',
  adding: 'Adding',
  preordering: 'Preordering',
  preorder: (title: string) => `Preordering ${title}`,
  quantity: 'Quantity',
  /** Beside a plus that cannot go on. */
  lastOnes: (units: number) => (units === 1 ? 'This is the last one' : `These are the last ${units}`),
  /** Of a line that has more pieces than there are by now. */
  onlyLeft: (units: number) => `Only ${units} ${units === 1 ? 'is' : 'are'} left`,
  soldOut: 'Sold out since you added it',
  saved: (title: string, amount: string) => `${title}: −${amount}`,
  freeShipping: 'Your shipping is complimentary',
  /** After an amount. */
  moreForFreeShipping: 'more for complimentary shipping',
  freeShippingMeter: 'Progress to complimentary shipping',
  addMessage: 'Add Gift Message',
  message: 'Gift message',
  editMessage: 'Edit',
  code: 'Discount code',
  apply: 'Apply',
  applying: 'Applying',
  removeCode: (code: string) => `Remove ${code}`,
  codeAtCheckout: 'Counted at checkout',
  /** The platform does not say which, so the field's sentence says both, too. */
  codeIsIdle: 'Not valid, or not for the pieces in your bag',
  codeNotPutBack: (code: string) =>
    `${code.toUpperCase()} is off your bag for the moment, because we lost the connection. We put it back as soon as we can.`,
  codeOutcome: {
    applied: (code: string) => `${code.toUpperCase()} is applied.`,
    waiting: (code: string) =>
      `${code.toUpperCase()} is kept for your bag, and is checked with the first piece in it.`,
    'not-applicable': (code: string) =>
      `${code.toUpperCase()} is not valid, or not for the pieces in your bag.`,
    unknown: (code: string) =>
      `We do not know the code ${code.toUpperCase()}. Please check how it is written.`,
    unreadable: (_code: string) => 'Please enter one code, as it is written.',
    unreachable: (_code: string) => 'We could not reach the shop. Please try again.',
  },
  protection: 'Shipping protection',
  protectionAt: (price: string) => `Shipping protection, ${price}`,
  protectionText: 'Loss, theft or damage on the way, put right by Route.',
  payments: (count: number, amount: string) => `${count} payments of ${amount} with Shop Pay`,
  installments: (count: number, amount: string) =>
    `${count} interest-free payments of ${amount} with Shop Pay.`,
  shippingAtCheckout: 'Shipping and taxes at checkout',
  /** Of a bag of which nothing is sent. */
  taxesAtCheckout: 'Taxes at checkout',
  bridalTitle: 'Bridal pieces',
  /** Where the settings have no text. */
  bridal: 'Bridal pieces have delivery times of their own, which stand on their pages.',
  book: 'Choose your hour',
  tryAgain: 'Try again',
  checkoutProblem: {
    refused: 'The checkout cannot be opened right now. Your bag is kept; please try again in a few minutes.',
    failed: 'We could not sign you in at the checkout. You can go on as a guest, with the same bag.',
  },
  asGuest: 'Continue as a guest',
  oneLess: (title: string) => `One less, ${title}`,
  oneMore: (title: string) => `One more, ${title}`,
  /** Of an appointment, in place of colour and size. */
  hour: 'We write to you to arrange the hour.',
  /** Where they are guaranteed: what the shopper pays there is all. */
  dutiesAndTaxes: 'Duties and taxes are added at checkout.',
  emptyTitle: 'Nothing in here yet',
  emptyText: 'A good place to start, at this hour:',
  loading: 'Loading your bag',
  unreachable: cartUnreachable,
  notFetched: 'We could not reach your bag. What is in it is kept. Please try again.',
  notAdded: (title: string | null) => `${title ?? 'This piece'} has just sold out, so it is not in your bag.`,
  onlySome: (title: string, units: number) =>
    `Only ${units} of ${title} ${units === 1 ? 'is' : 'are'} left, so your bag has ${units}.`,
  gone: 'Your bag was already ordered or has expired, so we started a new one.',
  renewed: 'Your bag expired, so we put your pieces into a new one, at the prices of today.',
  stockShort: 'Some pieces are low in stock. Your bag shows the quantities we have.',
  messageNotCarried: 'Your gift message did not come along. Please write it again.',
  refused: 'We could not make that change. Please try again.',
};
