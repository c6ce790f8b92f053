import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import { toPurchase } from '@storefront/core/cart/cart-items';
import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { describe, expect, it } from 'vitest';
import {
  cards,
  listed,
  local,
  names,
  open,
  pageView,
  product,
  productView,
  slips,
} from './event-sender.fixture.ts';

describe('[call.other-third-party-calls.8] the data layer receives', () => {
  it('[state.session.8] the visitor, the cart and the consent with every page', () => {
    const { record, tagged } = open();
    record(pageView('/'));
    expect(tagged).toEqual([
      {
        event: 'dl_user_data',
        event_id: 'id-1',
        event_time: '2026-11-21T12:00:00.000Z',
        user_properties: {
          visitor_type: 'logged_in',
          user_consent: 'necessary,marketing',
          customer_email: 'ines@example.test',
          customer_order_count: '0',
          customer_total_spent: '0.00',
        },
        cart_total: '378.00',
      },
    ]);
  });

  it('[state.quick-add.1] a listing with its collection, positions and prices', () => {
    const { record, tagged } = open();
    record(pageView('/collections/new/page/2', { kind: 'list', cards, listed }));
    expect(names(tagged)).toEqual(['dl_user_data', 'dl_view_item_list']);
    expect(tagged[1]?.ecommerce?.currencyCode).toBe('USD');
    expect(tagged[1]?.ecommerce?.impressions).toMatchObject([
      { name: 'Iris Slip', id: 'IRIS-S', price: '189.00', list: '/collections/new', position: 1 },
      { name: 'Noemie Robe', variant_id: '3', price: '625.00', list: '/collections/new', position: 2 },
    ]);
  });

  it('[state.currency-country.3] a listing in one currency, that of the shopper’s country', () => {
    const { record, tagged } = open({ prices: { '7': local } });
    record(pageView('/collections/new', { kind: 'list', cards, listed }));
    expect(tagged[1]?.ecommerce).toMatchObject({ currencyCode: 'JPY', impressions: [{ price: '95000.00' }] });
    expect(tagged[1]?.ecommerce?.impressions).toHaveLength(1);
  });

  it('the further pieces of a listing, and the results of a search, with their positions', () => {
    const { record, tagged } = open();
    const items = cards.flatMap((card, at) => (listed[at] ? [{ card, listed: listed[at] }] : []));
    record({ kind: 'view-list', list: '/collections/new', items, from: 21 });
    record({ kind: 'view-search', items: items.slice(1), from: 1 });
    expect(names(tagged)).toEqual(['dl_view_item_list', 'dl_view_search_results']);
    expect(tagged[0]?.ecommerce?.impressions).toMatchObject([
      { name: 'Iris Slip', list: '/collections/new', position: 21 },
      { name: 'Noemie Robe', list: '/collections/new', position: 22 },
    ]);
    expect(tagged[1]?.ecommerce).toMatchObject({
      actionField: { list: 'search results' },
      impressions: [{ name: 'Noemie Robe', list: 'search results', position: 1 }],
    });
  });

  it('no list where nothing is listed', () => {
    const { record, tagged } = open();
    record(pageView('/collections/empty', { kind: 'list', cards: [], listed: [] }));
    expect(names(tagged)).toEqual(['dl_user_data']);
  });

  it('the details of a product, in the variant of its address', () => {
    const { record, tagged } = open();
    record(productView('2'));
    expect(names(tagged)).toEqual(['dl_user_data', 'dl_view_item']);
    expect(tagged[1]?.ecommerce).toMatchObject({
      currencyCode: 'USD',
      detail: {
        actionField: { list: '', action: 'detail' },
        products: [{ id: 'IRIS-L', variant_id: '2', price: '209.00', quantity: '1' }],
      },
    });
  });

  it('nothing of a product without variants but the page', () => {
    const { record, tagged, tracked, viewed } = open();
    const bare = { ...product, variants: [] };
    record(pageView('/products/iris-ink', { kind: 'product', product: bare, requestedVariant: null }));
    record({ kind: 'select-variant', product: bare, variantId: '1' });
    expect(names(tagged)).toEqual(['dl_user_data']);
    expect([tracked, viewed]).toEqual([[], []]);
  });

  it('a chosen size, in the currency of the shopper’s country where its price is known', () => {
    const { record, tagged } = open({ prices: { '7': local } });
    record({ kind: 'select-variant', product, variantId: '2' });
    expect(tagged[0]).toMatchObject({
      event: 'dl_select_variant',
      ecommerce: { currencyCode: 'JPY', detail: { products: [{ variant_id: '2', price: '99000.00' }] } },
    });
  });

  it('[call.other-third-party-calls.8] a variant that was saved to a wishlist', () => {
    const { record, tagged } = open({ prices: { '7': local } });
    record({ kind: 'add-to-wishlist', product, variantId: '2' });
    expect(tagged[0]).toMatchObject({
      event: 'dl_add_to_wishlist',
      ecommerce: { currencyCode: 'JPY', add: { products: [{ variant_id: '2', price: '99000.00' }] } },
    });
  });

  it.each<[string, ShopEvent, string | undefined, string, string]>([
    ['a product page', productView(), undefined, 'PDP', ''],
    [
      'a collection',
      pageView('/collections/new', { kind: 'list', cards, listed }),
      undefined,
      'quick add',
      '/collections/new',
    ],
    ['the bag', pageView('/cart'), 'bag', 'bag', ''],
  ])('[state.quick-add.1] what was added on %s, with type and list', (_, page, addToCartType, type, list) => {
    const { record, tagged } = open();
    record(page);
    record({
      kind: 'add-to-cart',
      lines: [slips(2)],
      currencyCode: 'USD',
      ...(addToCartType === undefined ? {} : { addToCartType }),
    });
    expect(tagged.at(-1)).toMatchObject({
      event: 'dl_add_to_cart',
      add_to_cart_type: type,
      ecommerce: { currencyCode: 'USD', add: { actionField: { list, action: 'add' } } },
    });
    expect(tagged.at(-1)?.ecommerce?.add?.products).toMatchObject([{ id: 'SKU-1', quantity: '2', list }]);
  });

  it('what was removed, and a view of the cart', () => {
    const { record, tagged, tracked } = open();
    record({ kind: 'remove-from-cart', lines: [slips(1)], currencyCode: 'EUR' });
    record({ kind: 'view-cart', lines: [slips(3)], currencyCode: 'EUR' });
    expect(tagged).toMatchObject([
      {
        event: 'dl_remove_from_cart',
        ecommerce: { currencyCode: 'EUR', remove: { products: [{ quantity: '1' }] } },
      },
      { event: 'dl_view_cart', ecommerce: { impressions: [{ quantity: '3', position: 1 }] } },
    ]);
    expect(tracked).toEqual([]);
  });

  it('[screen.link-rules.7] help clicks', () => {
    const { record, tagged } = open();
    record({ kind: 'help-click', channel: 'phone' });
    expect(tagged).toMatchObject([{ event: 'dl_help_click', help_channel: 'phone' }]);
  });
});

describe('[call.other-third-party-calls.9] the commerce analytics receive', () => {
  it('the five events by name, each once', () => {
    const { record, tracked } = open();
    const cart = exampleCart({ id: 'c1', total: '1250.0', lines: [exampleLine({ quantity: 2 })] });
    record(productView());
    record({ kind: 'add-to-cart', lines: [slips(2)], currencyCode: 'USD' });
    record({ kind: 'cart-gone', cartId: 'c1' });
    record({ kind: 'begin-checkout', cartId: 'c1', purchase: toPurchase(cart) });
    record({ kind: 'cart-gone', cartId: 'c1' });
    record({ kind: 'cart-gone', cartId: 'c1' });
    expect(names(tracked)).toEqual([
      'Product Viewed',
      'Add to Cart Clicked',
      'Checkout Begin',
      'Checkout Complete',
      'Commerce Transaction Complete',
    ]);
    const items = [{ id: '1', productId: '1', quantity: 2, price: 625 }];
    const bought = { currencyCode: 'USD', items, total: 1250 };
    expect(tracked.slice(1).map(({ properties }) => properties)).toEqual([
      bought,
      bought,
      { ...bought, orderId: 'order-1' },
      { ...bought, orderId: 'order-1' },
    ]);
  });
});

it('[call.other-third-party-calls.7] the SMS service receives the view of a product, in cents of a US dollar', () => {
  const { record, viewed } = open({ prices: { '7': local } });
  record(pageView('/'));
  record(productView());
  expect(viewed).toMatchObject([
    {
      shop_id: '123456',
      url: 'https://shop.example/products/iris-ink',
      referrer: 'https://shop.example/',
      resource: { resource_id: 7, variant_id: 1, price_in_cents: 18_900 },
    },
  ]);
});
