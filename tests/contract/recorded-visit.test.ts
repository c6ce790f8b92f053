import { toListedVariant } from '@storefront/core/analytics/page-item';
import type { PageContent, ShopEvent } from '@storefront/core/analytics/shop-event';
import { toPurchase } from '@storefront/core/cart/cart-items';
import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { toCartItem } from '@storefront/core/cart/to-cart-item';
import { noTexts } from '@storefront/core/content/site-content';
import { toCard } from '@storefront/core/product/card';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postscriptAccount } from '../../packages/sandbox/src/postscript/account.ts';
import { serverUrl } from './fake-page.ts';
import { AT, openRecordedShop, SITE } from './open-recorded-shop.ts';

afterEach(() => vi.unstubAllGlobals());

const variant = exampleVariant({ id: '1', title: 'S / Oxblood', sku: 'SKU-1', compareAtPrice: 70_000 });
const slip = exampleProduct({ legacy_id: '1', handle: 'aurelia-1', variants: [variant] });
const product = toProductPage(slip, noTexts, { country: 'US', currencyCode: 'USD', siblings: new Map() });
const line = toCartItem(exampleLine());
const cart = exampleCart({ id: 'gid://shopify/Cart/secret?key=k' });

function view(path: string, content: PageContent = { kind: 'other' }): ShopEvent {
  const url = `${SITE}${path}`;
  return { kind: 'page-view', page: { path: path.split('?')[0] ?? '', url, referrer: `${SITE}/`, content } };
}

const carousel = {
  kind: 'carousel',
  pageUrl: 'https://shop.example/',
  profile: { tag: '404', placement: 'other', seedSkus: [] },
  products: [{ legacy_id: '7', name: 'Iris', url: '/products/iris', sku: 'I', variants: [] }],
} as const;

const visit: ShopEvent[] = [
  view('/'),
  view('/collections/slips', {
    kind: 'list',
    cards: [toCard(slip, { collectionSaleTags: [], colours: {} })],
    listed: [toListedVariant(slip)],
  }),
  view('/products/aurelia-1?ref=collection-card', { kind: 'product', product, requestedVariant: null }),
  { kind: 'select-variant', product, variantId: '1' },
  { kind: 'add-to-cart', lines: [line], currencyCode: 'USD' },
  { kind: 'view-cart', lines: [line], currencyCode: 'USD' },
  { kind: 'remove-from-cart', lines: [line], currencyCode: 'USD' },
  { kind: 'help-click', channel: 'chat' },
  { kind: 'begin-checkout', cartId: cart.id, purchase: toPurchase(cart) },
  { kind: 'cart-gone', cartId: cart.id },
  { ...carousel, action: 'render' },
  { ...carousel, action: 'impression' },
  { ...carousel, action: 'click' },
];

/** The slip in Elevar's schema; the page knows the price before, the cart's line does not. */
const elevar = (own: object = {}) => ({
  id: 'SKU-1',
  name: 'Aurelia Slip Dress',
  brand: 'Vesper & Vine',
  category: 'Dresses',
  variant: 'S / Oxblood',
  price: '625.00',
  compare_at_price: '700.00',
  quantity: '1',
  list: '',
  product_id: '1',
  variant_id: '1',
  image: '',
  url: '/products/aurelia-1',
  ...own,
});
const ofCart = { compare_at_price: '0.00' };
const inList = { list: '/collections/slips', position: 1, compare_at_price: '0.00' };
const currencyCode = 'USD';
const frame = {
  event_id: expect.stringMatching(/^6f1b8c3e-/),
  event_time: AT,
  user_properties: { visitor_type: 'guest', user_consent: 'necessary,functional,marketing' },
  cart_total: '625.00',
};
const detail = { actionField: { list: '', action: 'detail' }, products: [elevar()] };
const bought = { currencyCode, items: [{ id: '1', productId: '1', quantity: 1, price: 625 }], total: 625 };

describe('a recorded visit, as each provider receives it', () => {
  it('[call.other-third-party-calls.8] the tag manager: every event once, in order, field by field', async () => {
    const { record, allow, page, posts, faults } = openRecordedShop();
    record(visit.slice(0, 3));
    await allow();
    record(visit.slice(3));
    await page.idle();
    const received = posts('gtm');
    expect(received.map(({ status }) => status)).toEqual(Array(11).fill(204));
    expect(received.slice(1).map(({ body }) => body)).toEqual([
      { ...frame, event: 'dl_user_data' },
      { ...frame, event: 'dl_user_data' },
      { ...frame, event: 'dl_view_item_list', ecommerce: { currencyCode, impressions: [elevar(inList)] } },
      { ...frame, event: 'dl_user_data' },
      { ...frame, event: 'dl_view_item', ecommerce: { currencyCode, detail } },
      { ...frame, event: 'dl_select_variant', ecommerce: { currencyCode, detail } },
      {
        ...frame,
        event: 'dl_add_to_cart',
        add_to_cart_type: 'PDP',
        ecommerce: {
          currencyCode,
          add: { actionField: { list: '', action: 'add' }, products: [elevar(ofCart)] },
        },
      },
      {
        ...frame,
        event: 'dl_view_cart',
        ecommerce: {
          currencyCode,
          actionField: { list: 'Shopping Cart' },
          impressions: [elevar({ ...ofCart, position: 1 })],
        },
      },
      {
        ...frame,
        event: 'dl_remove_from_cart',
        ecommerce: {
          currencyCode,
          remove: { actionField: { list: '', action: 'remove' }, products: [elevar(ofCart)] },
        },
      },
      { ...frame, event: 'dl_help_click', help_channel: 'chat' },
    ]);
    const ids = received.slice(1).map(({ body }) => body.event_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(faults).toEqual([]);
  });

  it('[call.other-third-party-calls.9] the commerce analytics: its five events, without the id of the cart', async () => {
    const { record, allow, page, posts, stored } = openRecordedShop();
    await allow();
    record(visit);
    await page.idle();
    const received = posts('envive');
    expect(received.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(received.map(({ body }) => [body.event, body.event_properties])).toEqual([
      ['Product Viewed', bought],
      ['Add to Cart Clicked', { id: '1', quantity: 1, price: 625, currencyCode }],
      ['Checkout Begin', bought],
      ['Checkout Complete', { ...bought, orderId: 'order-1' }],
      ['Commerce Transaction Complete', { ...bought, orderId: 'order-1' }],
    ]);
    expect(JSON.stringify(received)).not.toContain('secret');
    expect(stored.size).toBe(0);
  });

  it('[call.other-third-party-calls.7] the SMS service: the view of the product, once', async () => {
    const { record, allow, page, posts } = openRecordedShop();
    record(visit);
    await allow();
    await page.idle();
    expect(posts('postscript')).toEqual([
      {
        status: 200,
        body: {
          name: 'page_view',
          data: {
            shop_id: postscriptAccount.shopId,
            url: `${SITE}/products/aurelia-1?ref=collection-card`,
            search_params: { ref: 'collection-card' },
            page_type: 'product',
            referrer: `${SITE}/`,
            resource: {
              category: 'Dresses',
              name: 'Aurelia Slip Dress',
              price_in_cents: 62_500,
              resource_id: 1,
              resource_type: 'product',
              sku: 'SKU-1',
              variant_id: 1,
              vendor: 'Vesper & Vine',
            },
          },
        },
      },
    ]);
  });

  it('[call.site-search-provider.13] [call.site-search-provider.15] the search provider: each of the six types once', async () => {
    const { record, allow, page, posts } = openRecordedShop();
    record(visit);
    await allow();
    await page.idle();
    const received = posts('searchspring');
    expect(received.map(({ status }) => status)).toEqual([200, 200, 200]);
    const types = received.flatMap(({ body }) =>
      Object.values<{ type: string }>(body).map(({ type }) => type),
    );
    expect(types).toEqual(
      ['render', 'impression', 'click'].flatMap((action) => [
        `profile.${action}`,
        `profile.product.${action}`,
      ]),
    );
  });

  it('[entity.browser-storage-and-cookies.1] without consent nobody receives or stores anything', async () => {
    const { record, page, posts, stored } = openRecordedShop();
    record(visit);
    await page.idle();
    expect(page.scripts).toEqual([]);
    expect(page.window.dataLayer).toBeUndefined();
    expect(['gtm', 'envive', 'postscript', 'searchspring'].flatMap(posts)).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

describe('[error.20] providers that misbehave', () => {
  it('a tag that throws out of the data layer is reported, and the other providers receive everything', async () => {
    const { record, allow, page, posts, faults } = openRecordedShop();
    await allow();
    await page.idle();
    const throwing = () => {
      throw new Error('a tag of somebody');
    };
    Object.assign(Object(page.window.dataLayer), { push: throwing });
    record(visit);
    await page.idle();
    expect(posts('envive')).toHaveLength(5);
    expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['tag-manager-unavailable']));
  });

  it('a script that is blocked is reported once, and the others receive everything', async () => {
    const { record, allow, page, posts, faults } = openRecordedShop();
    page.blocked.add(`${serverUrl('envive')}/sdk.js`);
    record(visit);
    await allow();
    record(visit);
    await page.idle();
    expect(posts('gtm')).toHaveLength(21);
    expect(posts('postscript')).toHaveLength(2);
    expect(faults.map(({ code }) => code)).toEqual(['assistant-unavailable']);
  });

  it('a flood before consent leaves the newest 50 events', async () => {
    const { record, allow, page, posts } = openRecordedShop();
    for (let times = 0; times < 100; times += 1) record([{ kind: 'help-click', channel: 'email' }]);
    record([{ kind: 'help-click', channel: 'phone' }]);
    await allow();
    await page.idle();
    const channels = posts('gtm').map(({ body }) => body.help_channel);
    expect(channels).toHaveLength(51);
    expect(channels.at(-1)).toBe('phone');
  });
});
