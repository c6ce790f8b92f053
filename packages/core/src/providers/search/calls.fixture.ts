import { recommendationRequest } from '../../recommendation/profiles.ts';
import { type Operations, serverCallsOf } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import type { RecommendationReader } from './search.ts';
import { createRecommendationReader } from './server.ts';

const core = { uid: '7', sku: 'IRIS-S', name: 'Iris', url: '/products/iris', price: 189 };
const search: Operations<RecommendationReader> = {
  recommend: {
    run: async (reader) => {
      const { products } = await reader.recommend(recommendationRequest('similar', { shopper: SECRET }));
      return products.map(({ handle }) => handle);
    },
    fine: [
      {
        profile: { tag: 'similar' },
        results: [{ id: '7', mappings: { core }, attributes: { handle: 'iris' } }],
      },
    ],
    value: ['iris'],
    own: { '404': 'search-profile-unknown' },
  },
};

export const serverCalls = serverCallsOf(
  (means) => createRecommendationReader({ baseUrl: 'https://search.example', siteId: 'abc123', ...means }),
  search,
);
