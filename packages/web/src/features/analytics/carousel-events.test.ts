import { describe, expect, it } from 'vitest';
import { cards, listed, local, open } from './event-sender.fixture.ts';

describe('[screen.recommendations-carousel.3] a carousel of recommendations', () => {
  const items = cards.flatMap((card, at) => {
    const one = listed[at];
    return one ? [{ card, listed: one }] : [];
  });

  it('is a list of the data layer when it is seen', () => {
    const { record, tagged } = open();
    record({ kind: 'view-list', list: 'recommended for you', items });
    record({ kind: 'view-list', list: 'recommended for you', items: [] });
    expect(tagged).toMatchObject([
      {
        event: 'dl_view_item_list',
        ecommerce: {
          currencyCode: 'USD',
          impressions: [
            { product_id: '7', list: 'recommended for you', position: 1 },
            { product_id: '8', list: 'recommended for you', position: 2 },
          ],
        },
      },
    ]);
  });

  it('names the place of the card that is chosen, with the price of the country', () => {
    const { record, tagged } = open({ prices: { 7: local } });
    const [item] = items;
    if (item) record({ kind: 'select-item', list: 'recommended for you - position 1', position: 1, item });
    expect(tagged).toMatchObject([
      {
        event: 'dl_select_item',
        ecommerce: {
          currencyCode: 'JPY',
          click: {
            actionField: { list: 'recommended for you - position 1', action: 'click' },
            products: [{ product_id: '7', price: '95000.00', position: 1 }],
          },
        },
      },
    ]);
  });
});

it('[call.site-search-provider.15] [call.site-search-provider.19] the search provider receives carousels, and clicks in both ways', () => {
  const { record, beacons } = open();
  const carousel = { kind: 'carousel', profile: { tag: '404', placement: 'other', seedSkus: [] } } as const;
  const products = [{ legacy_id: '7', name: 'Iris', url: '/products/iris', sku: 'I', variants: [] }];
  const pageUrl = 'https://shop.example/';
  record({ ...carousel, action: 'render', products, pageUrl });
  record({ ...carousel, action: 'click', products, pageUrl });
  expect(beacons).toEqual([
    ['render', '404', 1],
    ['click', '404', 1],
    ['track', '/products/iris', pageUrl],
  ]);
});
