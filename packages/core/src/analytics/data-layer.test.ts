import { describe, expect, it } from 'vitest';
import type { DataLayerEvent, EventContext, HelpChannel } from './data-layer.ts';
import {
  addToCartEvent,
  addToWishlistEvent,
  helpClickEvent,
  listOfPath,
  removeFromCartEvent,
  selectItemEvent,
  selectVariantEvent,
  userDataEvent,
  viewCartEvent,
  viewItemEvent,
  viewItemListEvent,
  viewSearchResultsEvent,
} from './data-layer.ts';
import { irisSmall } from './iris.fixture.ts';
import { userProperties } from './user-properties.ts';

const context: EventContext = {
  eventId: '6f1b8c3e-0000-4000-8000-000000000001',
  atMs: Date.parse('2026-11-21T12:00:00Z'),
  user: userProperties({ email: 'ines@example.test' }, ''),
  cartTotalCents: 37_800,
  currencyCode: 'USD',
};
const frame = {
  event_id: context.eventId,
  event_time: '2026-11-21T12:00:00.000Z',
  user_properties: context.user,
  cart_total: '378.00',
};
const line = {
  id: 'IRIS-INK-S',
  name: 'Iris Slip',
  brand: 'Vesper & Vine',
  category: 'Dresses',
  variant: 'S / Ink',
  price: '189.00',
  compare_at_price: '249.00',
  quantity: '1',
  list: '',
  product_id: '7130000001',
  variant_id: '40000000001',
  image: 'https://cdn.example/iris.jpg',
  url: '/products/iris-ink',
};
const item = { item: irisSmall };
const detail = { actionField: { list: '', action: 'detail' }, products: [line] };
const add = { actionField: { list: '', action: 'add' }, products: [line] };

describe('[call.other-third-party-calls.8] data-layer events', () => {
  it.each<[string, DataLayerEvent, object]>([
    ['page begins', userDataEvent(context), { event: 'dl_user_data' }],
    [
      'variant select',
      selectVariantEvent(context, item),
      { event: 'dl_select_variant', ecommerce: { currencyCode: 'USD', detail } },
    ],
    [
      'view item details',
      viewItemEvent(context, item),
      { event: 'dl_view_item', ecommerce: { currencyCode: 'USD', detail } },
    ],
    [
      'add to cart',
      addToCartEvent(context, item, 'PDP'),
      { event: 'dl_add_to_cart', ecommerce: { currencyCode: 'USD', add }, add_to_cart_type: 'PDP' },
    ],
    [
      'view of a list',
      viewItemListEvent(context, [irisSmall, irisSmall], '/collections/new'),
      {
        event: 'dl_view_item_list',
        ecommerce: {
          currencyCode: 'USD',
          impressions: [
            { ...line, list: '/collections/new', position: 1 },
            { ...line, list: '/collections/new', position: 2 },
          ],
        },
      },
    ],
    [
      'view of further results of a search',
      viewSearchResultsEvent(context, [irisSmall], 31),
      {
        event: 'dl_view_search_results',
        ecommerce: {
          currencyCode: 'USD',
          actionField: { list: 'search results' },
          impressions: [{ ...line, list: 'search results', position: 31 }],
        },
      },
    ],
    [
      'choice of a product in a list',
      selectItemEvent(context, { ...item, list: 'recommended for you - position 2', position: 2 }),
      {
        event: 'dl_select_item',
        ecommerce: {
          currencyCode: 'USD',
          click: {
            actionField: { list: 'recommended for you - position 2', action: 'click' },
            products: [{ ...line, list: 'recommended for you - position 2', position: 2 }],
          },
        },
      },
    ],
    [
      'view of the cart',
      viewCartEvent(context, [{ ...item, quantity: 2 }]),
      {
        event: 'dl_view_cart',
        ecommerce: {
          currencyCode: 'USD',
          actionField: { list: 'Shopping Cart' },
          impressions: [{ ...line, quantity: '2', position: 1 }],
        },
      },
    ],
    [
      'removal from the cart',
      removeFromCartEvent(context, { ...item, quantity: 2 }),
      {
        event: 'dl_remove_from_cart',
        ecommerce: {
          currencyCode: 'USD',
          remove: { actionField: { list: '', action: 'remove' }, products: [{ ...line, quantity: '2' }] },
        },
      },
    ],
    [
      'add to wishlist',
      addToWishlistEvent(context, item),
      { event: 'dl_add_to_wishlist', ecommerce: { currencyCode: 'USD', add } },
    ],
  ])('%s', (_, event, expected) => {
    expect(event).toEqual({ ...frame, ...expected });
  });

  it.each<HelpChannel>(['chat', 'email', 'phone'])('[screen.link-rules.7] help click: %s', (channel) => {
    expect(helpClickEvent(context, channel)).toEqual({
      ...frame,
      event: 'dl_help_click',
      help_channel: channel,
    });
  });

  it('contain list, quantity and position when given', () => {
    const inList = { ...item, list: '/collections/new', quantity: 2, position: 3 };
    const { ecommerce } = addToCartEvent(context, inList, 'quick add');
    expect(ecommerce?.add?.actionField.list).toBe('/collections/new');
    expect(ecommerce?.add?.products[0]).toMatchObject({
      list: '/collections/new',
      quantity: '2',
      position: 3,
    });
  });

  it('use the variant id, 0.00 and empty texts for missing values', () => {
    const bare = { ...irisSmall, sku: null, compareAtCents: null, image: '' };
    const { ecommerce } = viewItemEvent(context, { item: bare });
    expect(ecommerce?.detail?.products[0]).toMatchObject({
      id: '40000000001',
      compare_at_price: '0.00',
      image: '',
    });
  });
});

describe('[state.quick-add.1] listOfPath', () => {
  it.each([
    ['/collections/dresses', '/collections/dresses'],
    ['/collections/dresses/page/2?sort=price', '/collections/dresses'],
    ['/collections/dresses?sort=price', '/collections/dresses'],
    ['/collections/', ''],
    ['/products/iris-ink', ''],
    ['/search?q=/collections/x', ''],
    ['/', ''],
  ])('of %s is %j', (path, list) => {
    expect(listOfPath(path)).toBe(list);
  });
});
