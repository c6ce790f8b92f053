import type { EdgeCase } from './edge-case.ts';

/** Addresses with an id or a token in them, each the same page at the site; others like them are no pages there. */
export const shellCases: readonly EdgeCase[] = [
  ['/account/orders/7', '/account/orders'],
  ['/account/reset/7/abc', '/account/reset'],
  ['/_t/c/Ny9hYmM', '/_t/c'],
  ['/cart/1:1', '/cart/link'],
  ['/cart/', '/cart/'],
  ['/cart/1:1/2', '/cart/1:1/2'],
  ['/discount/WELCOME10', '/discount/link'],
  ['/discount/', '/discount/'],
  ['/discount', '/discount'],
  ['/_next/data/b/discount/A/B.json', '/_next/data/b/discount/A/B.json'],
  ['/_next/data/b/account/orders/7.json', '/_next/data/b/account/orders.json'],
  ['/_next/data/b/account/order-history.json', '/_next/data/b/account/order-history.json'],
].map(([url = '', served = '']) => ({
  title: `${url} is served as ${served}`,
  url,
  gets: { status: 200 },
  target: { url: served, headers: {} },
}));
