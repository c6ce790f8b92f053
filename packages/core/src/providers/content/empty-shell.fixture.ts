import type { QueryResults } from './generated/query-results.ts';

/** Settings in which nothing is set. */
export const emptyShell: NonNullable<QueryResults['shell']> = {
  _rev: 'r1',
  _updatedAt: '2026-11-01T08:00:00Z',
  messages: null,
  olderMessages: null,
  bannerColours: null,
  menu: null,
  mobileLinks: null,
  quickLinks: null,
  footerGroups: null,
  footerNote: null,
  legalLinks: null,
  help: null,
  newsletter: null,
  emptyCart: null,
  accountLinks: null,
  cartPageFooter: null,
  shippingBridal: null,
  cartBanner: null,
  seo: null,
};
