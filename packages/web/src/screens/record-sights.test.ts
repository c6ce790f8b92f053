import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import { describe, expect, it } from 'vitest';
import { createSights } from './record-sights.ts';

const SITE = 'https://shop.example';

function open() {
  const events: ShopEvent[] = [];
  const times: (number | undefined)[] = [];
  const sights = createSights({
    record: (event, atMs) => {
      events.push(event);
      times.push(atMs);
    },
    documentStartMs: 1_000,
    documentReferrer: 'https://search.example/',
  });
  const pageOf = (address: string) => ({
    path: address.split('?')[0] ?? '',
    url: `${SITE}${address}`,
    content: { kind: 'other' } as const,
  });
  return {
    show: (address: string) => sights.showPage(pageOf(address)),
    showAgain: (address: string) => sights.showPageAgain(pageOf(address)),
    showCart: (place: 'page' | 'drawer' | null, isReady = true) =>
      sights.showCart(place, isReady ? { lines: [], currencyCode: 'USD' } : null),
    times,
    views: () =>
      events.map((event) =>
        event.kind === 'page-view' ? [event.page.path, event.page.referrer] : [event.kind],
      ),
  };
}

describe('[call.other-third-party-calls.8] views of pages', () => {
  it('are recorded once for each navigation, also Back, with the page before', () => {
    const { show, views } = open();
    for (const address of ['/', '/', '/collections/new', '/', '/']) show(address);
    expect(views()).toEqual([
      ['/', 'https://search.example/'],
      ['/collections/new', `${SITE}/`],
      ['/', `${SITE}/collections/new`],
    ]);
  });

  it('are not recorded when only the query changes', () => {
    const { show, views } = open();
    for (const address of ['/collections/new', '/collections/new?sort=price', '/cart']) show(address);
    expect(views().map(([path]) => path)).toEqual(['/collections/new', '/cart']);
  });

  it('begin with the document, before whatever was done meanwhile', () => {
    const { show, times } = open();
    show('/');
    show('/cart');
    expect(times).toEqual([1_000, undefined]);
  });

  it('are recorded again when the browser shows a frozen page', () => {
    const { show, showAgain, views, times } = open();
    show('/cart');
    showAgain('/cart');
    show('/cart');
    expect(views()).toEqual([
      ['/cart', 'https://search.example/'],
      ['/cart', 'https://search.example/'],
    ]);
    expect(times).toEqual([1_000, undefined]);
  });
});

describe('[call.other-third-party-calls.8] views of the cart', () => {
  it('are recorded once for each opening, and for the page', () => {
    const { showCart, views } = open();
    for (const place of [null, 'drawer', 'drawer', null, 'drawer', 'page', 'page'] as const) showCart(place);
    expect(views()).toEqual([['view-cart'], ['view-cart'], ['view-cart']]);
  });

  it('wait for what is being added, and are not repeated when more is', () => {
    const { showCart, views } = open();
    showCart('drawer', false);
    expect(views()).toEqual([]);
    for (const isReady of [true, false, true]) showCart('drawer', isReady);
    expect(views()).toEqual([['view-cart']]);
  });
});
