import { type Operations, serverCallsOf } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import type { CatalogueReader } from './commerce.ts';
import { createCatalogueReader } from './server.ts';

const commerce: Operations<Pick<CatalogueReader, 'productHandles' | 'redirect' | 'countries'>> = {
  productHandles: {
    run: (reader) => reader.productHandles(10, 'US'),
    fine: {
      data: { products: { nodes: [{ handle: 'iris' }], pageInfo: { hasNextPage: false, endCursor: 'c' } } },
    },
    value: ['iris'],
  },
  redirect: {
    run: (reader) => reader.redirect('/old', 'US'),
    fine: { data: { urlRedirects: { nodes: [{ path: '/old', target: '/new' }] } } },
    value: '/new',
  },
  countries: {
    run: async (reader) => (await reader.countries('US')).map(({ isoCode }) => isoCode),
    fine: {
      data: {
        localization: {
          availableCountries: [
            { isoCode: 'US', name: 'United States', currency: { isoCode: 'USD', symbol: '$' } },
          ],
        },
      },
    },
    value: ['US'],
  },
};

/** Some of the platform's calls; the others go through the same client. */
export const serverCalls = serverCallsOf(
  (means) =>
    createCatalogueReader({
      storeDomain: 'vesper.myshopify.com',
      apiVersion: '2025-01',
      token: { private: SECRET },
      ...means,
    }),
  commerce,
);
