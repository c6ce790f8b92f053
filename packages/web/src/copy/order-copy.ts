import type { OrderStatus } from '@storefront/core/order/order-status';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Texts of orders. */
export const orderCopy = {
  number: (number: string) => `№ ${number}`,
  title: (number: string) => `Order ${number}`,
  allOrders: 'All orders',
  list: 'Your orders',
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  more: 'Show earlier orders',
  shown: (count: number) => `${count} orders shown`,
  none: 'No order yet',
  noneText: 'What you order will be kept here, with its parcels and its receipt.',
  start: 'See what is new',
  status: {
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    'awaiting-payment': 'Awaiting payment',
    'on-its-way': 'On its way',
    'partly-on-its-way': 'Partly on its way',
    'on-hold': 'On hold',
    'in-preparation': 'In preparation',
  } satisfies Record<OrderStatus, string>,
  steps: 'Where it is',
  step: { placed: 'Placed', 'in-preparation': 'In preparation', 'on-its-way': 'On its way' },
  tracking: 'Parcels',
  parcel: (company: string | null) => company ?? 'Parcel',
  trackingNumber: 'tracking',
  follow: 'Follow it',
  opensNewTab: 'opens a new tab',
  summary: 'Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Complimentary',
  tax: 'Tax',
  duties: 'Duties',
  total: 'Total',
  refunded: 'Refunded',
  sentTo: 'Sent to',
  billedTo: 'Billed to',
  again: 'Buy again',
  againNamed: (title: string) => `Buy again: ${title}`,
  allAgain: 'Buy it all again',
  soldOut: 'Sold out',
  gone: 'No longer made',
  unavailable: (titles: readonly string[]) =>
    `${titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`} ${titles.length === 1 ? 'is' : 'are'} sold out. The rest is in your bag.`,
  noneAvailable: 'Everything in this order is sold out.',
  giftsLeftOut: 'Gift cards that were sent as gifts are left out.',
  print: 'Print the receipt',
  back: 'Return something',
  notFound: 'No such order',
  notFoundText: 'There is no order of yours at this address.',
  receiptFrom: (brand: string) => `Receipt from ${brand}`,
  /** '14 November', with the year where it is not the one of `now`; empty for an unreadable date. */
  day(iso: string, now: number | null): string {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return '';
    const isThisYear = now !== null && date.getFullYear() === new Date(now).getFullYear();
    return `${date.getDate()} ${months[date.getMonth()]}${isThisYear ? '' : ` ${date.getFullYear()}`}`;
  },
};
