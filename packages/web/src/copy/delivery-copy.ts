import type { DutyMode } from '@storefront/core/market/duties';

/** What delivery to another country costs, `[const.international-shipping-and-duties.3]`. */
export const deliveryCopy = {
  free: 'Free shipping on all orders.',
  freeExpressOver: (amount: string) => `Free express shipping on orders over ${amount}.`,
  freeFrom: (amount: string) => `Free shipping from ${amount}.`,
  duties: {
    hidden: 'Duties & taxes included, no additional fees! Easy returns.',
    partial: 'Duties included, taxes calculated at checkout. Easy returns.',
    forced: 'Duties and taxes are guaranteed! Easy returns.',
    default: 'Easy returns.',
  } satisfies Record<DutyMode, string>,
};
