import { recommendationRequest } from '../../recommendation/profiles.ts';
import { type Operations, serverCallsOf } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import type { RecommendationReader } from './search.ts';
import { createRecommendationReader } from './server.ts';

const core = {
  uid: '7',
  sku: 'IRIS-S',
  name: 'Iris',
  url: '/products/iris',
  price: 189,
  msrp: 240,
  brand: 'Vesper',
  description: 'Silk',
  imageUrl: 'https://cdn.example/a.jpg',
};
const search: Operations<RecommendationReader> = {
  recommend: {
    run: async (reader) => {
      const { products } = await reader.recommend(recommendationRequest('similar', { shopper: SECRET }));
      return products.map(({ handle, title, price, msrp, vendor, description, images }) => {
        return { handle, title, price, msrp, vendor, description, pictures: images.length };
      });
    },
    fine: [
      {
        profile: { tag: 'similar' },
        results: [{ id: '7', mappings: { core }, attributes: { handle: 'iris' } }],
      },
    ],
    value: [
      {
        ...{ handle: 'iris', title: 'Iris', price: 18_900, msrp: 24_000, vendor: 'Vesper' },
        ...{ description: 'Silk', pictures: 1 },
      },
    ],
    // Only the handle's field of the merchant's feed is there.
    optional: ['profile', 'tag', 'id', 'sku', 'msrp', 'brand', 'description', 'imageUrl'],
    content: ['attributes'],
    own: { '404': 'search-profile-unknown' },
  },
};

export const serverCalls = serverCallsOf(
  (means) => createRecommendationReader({ baseUrl: 'https://search.example', siteId: 'abc123', ...means }),
  search,
);
