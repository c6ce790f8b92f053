import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct } from '@storefront/core/product/example-product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { expect, it } from 'vitest';
import type { FrameProps } from '../data/page-props.ts';
import { bareFrame } from './bare-frame.fixture.ts';
import { pageStructuredData } from './page-structured-data.ts';

const breadcrumb = { '@type': 'BreadcrumbList' };
const frame: FrameProps = {
  ...bareFrame,
  title: 'Slip',
  canonical: 'https://shop.example/products/slip',
  structuredData: [breadcrumb],
};
const product = toProductPage(exampleProduct({ handle: 'slip' }), noTexts, {
  country: 'US',
  currencyCode: 'USD',
  siblings: new Map(),
});
const drawers = { details: [], sizing: null, shipping: [], reviews: null };

it('a product page has the data of its product, with its rating, before its breadcrumb', () => {
  const rating = { average: 4.5, count: 2 };
  const rated = { ...drawers, reviews: { productId: '10', rating } };
  expect(pageStructuredData({ frame, ...{ product, drawers: rated } })).toMatchObject([
    {
      '@graph': [
        {
          '@id': 'https://shop.example/products/slip#product',
          aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
        },
        {},
        {},
        {},
        {},
      ],
    },
    breadcrumb,
  ]);
  const unrated = JSON.stringify(pageStructuredData({ frame, ...{ product, drawers } }));
  expect(unrated).toContain('ProductGroup');
  expect(unrated).not.toContain('aggregateRating');
});

it('other pages have the data of their frame', () => {
  expect(pageStructuredData({ frame })).toEqual([breadcrumb]);
});
