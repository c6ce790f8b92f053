import type { DutyMode } from '@storefront/core/market/duties';

/** What delivery and returns cost; to other countries, `[const.international-shipping-and-duties.3]`. */
export const deliveryCopy = {
  free: 'Free shipping on all orders.',
  freeExpressOver: (amount: string) => `Free express shipping on orders over ${amount}.`,
  freeFrom: (amount: string) => `Free shipping from ${amount}.`,
  returns: (days: number) => `Returns within ${days} days.`,
  duties: {
    hidden: 'Duties & taxes included, no additional fees!',
    partial: 'Duties included, taxes calculated at checkout.',
    forced: 'Duties and taxes are guaranteed!',
    default: '',
  } satisfies Record<DutyMode, string>,
  easyReturns: 'Easy returns.',
};
