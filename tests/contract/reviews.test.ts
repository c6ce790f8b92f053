import type { Fault } from '@storefront/core/fault';
import { createReviewWidget } from '@storefront/core/providers/reviews/browser';
import { createReviewReader } from '@storefront/core/providers/reviews/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { okendoAccount } from '../../packages/sandbox/src/okendo/account.ts';
import { okendoServer } from '../../packages/sandbox/src/okendo/server.ts';
import { writeReviews } from '../../packages/sandbox/src/okendo/write-reviews.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(subscriberId = okendoAccount.subscriberId) {
  const world = providerWorld();
  const page = openPage({ okendo: okendoServer(world, noDelay) });
  const faults: Fault[] = [];
  const account = { apiUrl: `${serverUrl('okendo')}/v1`, subscriberId, timeoutMs: 1_000, fetch: page.fetch };
  const scriptUrl = `${serverUrl('okendo')}/reviews-widget-plus/js/okendo-reviews.js`;
  const widget = createReviewWidget({ ...account, scriptUrl, report: (one) => faults.push(one) });
  const { products } = world.catalogue;
  const idOf = (isWanted: (total: number) => boolean) =>
    String(products.find((product) => isWanted(writeReviews(product).length))?.id);
  return { world, page, faults, widget, reader: createReviewReader(account), idOf };
}

const { idOf } = open();
const many = idOf((total) => total > 12);
const none = idOf((total) => total === 0);

describe('reviews in our own list against the double', () => {
  it('returns number and rating by the product’s key [call.other-third-party-calls.4]', async () => {
    const { reader } = open();
    const aggregate = await reader.aggregate(many);
    expect(aggregate?.count).toBeGreaterThan(12);
    expect(aggregate?.average).toBeGreaterThanOrEqual(3);
    expect(aggregate?.levels.reduce((sum, { count }) => sum + count, 0)).toBe(aggregate?.count);
    expect(await reader.aggregate(none)).toBeNull();
  });

  it('pages through all of them, newest first: the first page on the server, the rest in the browser', async () => {
    const { reader, widget, faults } = open();
    const first = await reader.list({ productId: many, limit: 5 });
    expect(first.reviews).toHaveLength(5);
    const all = [...first.reviews];
    for (let next = first.next; next !== null; ) {
      const page = await widget.list({ productId: many, next });
      all.push(...(page?.reviews ?? []));
      next = page?.next ?? null;
    }
    expect(all).toHaveLength((await reader.aggregate(many))?.count ?? 0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const dates = all.map(({ writtenAt }) => writtenAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all[0]).toEqual({
      id: expect.any(String),
      stars: expect.any(Number),
      title: expect.any(String),
      body: expect.any(String),
      writtenAt: expect.any(String),
      author: expect.any(String),
      isVerifiedBuyer: expect.any(Boolean),
    });
    expect(faults).toEqual([]);
  });

  it('returns an empty page for a product without reviews', async () => {
    expect(await open().reader.list({ productId: none })).toEqual({ reviews: [], next: null });
  });

  it('rejects for an unknown store', async () => {
    const { reader, widget, faults } = open('another');
    await expect(reader.list({ productId: many })).rejects.toMatchObject({ code: 'reviews-refused' });
    expect(await widget.list({ productId: many })).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual(['reviews-refused']);
  });
});

describe('the reviews widget against the double [call.other-third-party-calls.3]', () => {
  it('loads nothing until it is shown, then renders, and again after each page load', async () => {
    const { world, page, widget, faults } = open();
    expect(page.scripts).toEqual([]);
    const element = page.document.createElement('div');
    page.document.body.append(element);
    expect(await widget.show(element, many)).toBe(true);
    await page.idle();
    expect(element.descendants()[0]?.textContent).toContain('latest reviews');
    expect(await widget.show(element, many)).toBe(true);
    await page.idle();
    expect(postsTo(world, 'okendo')).toEqual(
      Array(2).fill({
        path: '/widget-calls',
        status: 204,
        body: { call: 'initWidget', subscriberId: okendoAccount.subscriberId, productId: `shopify-${many}` },
      }),
    );
    expect(page.scripts).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('[error.12] stops after 10 s with a warning, and shows nothing', async () => {
    vi.useFakeTimers();
    try {
      const { page, widget, faults } = open();
      page.window.setTimeout = () => 0;
      const shown = widget.show(page.document.createElement('div'), many);
      await vi.advanceTimersByTimeAsync(9_900);
      expect(faults).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect(await shown).toBe(false);
      expect(faults.map(({ say }) => say)).toEqual(['Timed out waiting for okeWidgetApi']);
    } finally {
      vi.useRealTimers();
    }
  });
});

/** A real account, when the environment names one and a product of it; the tests only read its public list. */
function realAccounts() {
  const { OKENDO_SUBSCRIBER_ID, OKENDO_URL = 'https://api.okendo.io/v1', OKENDO_PRODUCT_ID } = process.env;
  if (!OKENDO_SUBSCRIBER_ID || !OKENDO_PRODUCT_ID || !OKENDO_URL.startsWith('https://')) return [];
  return [{ apiUrl: OKENDO_URL, subscriberId: OKENDO_SUBSCRIBER_ID, productId: OKENDO_PRODUCT_ID }];
}

describe.each(realAccounts())('reviews against $apiUrl', ({ productId, ...account }) => {
  it('are read', async () => {
    const reader = createReviewReader({ ...account, timeoutMs: 10_000 });
    const page = await reader.list({ productId, limit: 5 });
    expect((await reader.aggregate(productId))?.count ?? 0).toBeGreaterThanOrEqual(page.reviews.length);
  });
});
