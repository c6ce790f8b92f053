import type { CommerceEvent } from '@storefront/core/analytics/commerce-events';
import type { DataLayerEvent } from '@storefront/core/analytics/data-layer';
import { toListedVariant } from '@storefront/core/analytics/page-item';
import type { PageContent, ShopEvent } from '@storefront/core/analytics/shop-event';
import type { SmsPageView } from '@storefront/core/analytics/sms-page-view';
import type { toPurchase } from '@storefront/core/cart/cart-items';
import { exampleLine } from '@storefront/core/cart/example-cart';
import { toCartItem } from '@storefront/core/cart/to-cart-item';
import { noTexts } from '@storefront/core/content/site-content';
import { toCard } from '@storefront/core/product/card';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { type ShownPrices, toShownPrices } from '@storefront/core/product/local-price';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { createEventSender } from './event-sender.ts';

export const small = exampleVariant({ id: '1', title: 'S / Ink', sku: 'IRIS-S', price: 18_900 });
export const large = exampleVariant({ id: '2', title: 'L / Ink', sku: 'IRIS-L', price: 20_900 });
export const iris = exampleProduct({
  legacy_id: '7',
  title: 'Iris Slip',
  handle: 'iris-ink',
  price: 18_900,
  variants: [small, large],
});
export const noemie = exampleProduct({
  legacy_id: '8',
  title: 'Noemie Robe',
  variants: [exampleVariant({ id: '3' })],
});
export const product = toProductPage(iris, noTexts, {
  country: 'US',
  currencyCode: 'USD',
  siblings: new Map(),
});
export const cards = [iris, noemie].map((one) => toCard(one, { collectionSaleTags: [], colours: {} }));
export const listed = [iris, noemie].map(toListedVariant);

export const local = toShownPrices({
  id: '7',
  handle: 'iris-ink',
  currencyCode: 'JPY',
  variants: [
    { id: '1', price: 9_500_000, compareAtPrice: null },
    { id: '2', price: 9_900_000, compareAtPrice: null },
  ],
});

export const AT = Date.parse('2026-11-21T12:00:00Z');

export function open({ prices = {} }: { prices?: Record<string, ShownPrices | null> } = {}) {
  const tagged: DataLayerEvent[] = [];
  const tracked: CommerceEvent[] = [];
  const viewed: SmsPageView[] = [];
  const beacons: unknown[] = [];
  let last = 0;
  let begun: { cartId: string; purchase: ReturnType<typeof toPurchase> } | null = null;
  const port = { load: async () => true, identify: () => {} };
  const send = createEventSender({
    tags: (task) => task({ ...port, push: (event) => tagged.push(event) }),
    assistant: (task) => task({ ...port, track: (event) => tracked.push(event) }),
    sms: (task) => task({ ...port, shopId: '123456', pageView: (view) => viewed.push(view) }),
    search: (task) =>
      task({
        send: ({ action, profile, products }) => beacons.push([action, profile.tag, products.length]),
        sendClick: ({ url }, pageUrl) => beacons.push(['track', url, pageUrl]),
      }),
    checkouts: {
      begin: (cartId, purchase) => {
        begun = { cartId, purchase };
      },
      end: (cartId) => {
        const ended = begun?.cartId === cartId ? { orderId: 'order-1', purchase: begun.purchase } : null;
        begun = null;
        return ended;
      },
    },
    readUser: () => ({ email: 'ines@example.test' }),
    readCartTotalCents: () => 37_800,
    readConsent: () => 'necessary,marketing',
    readLocalPrices: (id) => prices[id] ?? null,
    makeId: () => `id-${++last}`,
  });
  return {
    record: (event: ShopEvent) => send({ event, atMs: AT }),
    tagged,
    tracked,
    viewed,
    beacons,
  };
}

export const pageView = (path: string, content: PageContent = { kind: 'other' }): ShopEvent => ({
  kind: 'page-view',
  page: { path, url: `https://shop.example${path}`, referrer: 'https://shop.example/', content },
});
export const productView = (requestedVariant: string | null = null) =>
  pageView('/products/iris-ink', { kind: 'product', product, requestedVariant });
export const names = (events: readonly { event: string }[]) => events.map(({ event }) => event);
export const slips = (quantity: number) => toCartItem(exampleLine({ quantity }));
