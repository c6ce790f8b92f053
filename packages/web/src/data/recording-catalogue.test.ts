import { exampleProduct } from '@storefront/core/product/example-product';
import type { CatalogueReader, CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { expect, it } from 'vitest';
import { type PageBuild, toReceipt, withinBuild } from './page-build.ts';
import { recordingCatalogue } from './recording-catalogue.ts';

const known = (handle: string) => exampleProduct({ handle, updated_at: `version of ${handle}` });

function pageOf(handle: string, handles: readonly string[]): CollectionPage {
  return {
    id: 'gid://shopify/Collection/1',
    handle,
    title: handle,
    description: null,
    updatedAt: `version of ${handle}`,
    image: null,
    metafields: {},
    products: handles.map(known),
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  };
}

const unused = () => Promise.reject(new Error('No page here reads it.'));
const listed = [['robe', 'slip'], ['gown']];
const reader = recordingCatalogue<
  Pick<CatalogueReader, 'product' | 'productsByHandles' | 'siblings' | 'collectionPage' | 'searchProducts'>
>({
  product: async (handle) => (handle === 'gone' ? null : known(handle)),
  productsByHandles: async (handles) => ({
    products: handles.slice(1).map(known),
    missing: handles.slice(0, 1),
  }),
  siblings: async () =>
    new Map([['cape', { handle: 'cape', colour: 'Rose', isAvailable: true, updatedAt: 'version of cape' }]]),
  collectionPage: async ({ handle }) => pageOf(handle, listed.shift() ?? []),
  searchProducts: unused,
});

it('records what a page reads except siblings, what does not exist, its own product and collection by id, and of a collection only the page shown', async () => {
  const build: PageBuild = {
    startedAt: 0,
    isOnDemand: false,
    notFoundPath: null,
    isIncomplete: false,
    sources: new Map(),
    rulePath: null,
    listed: new Map(),
  };
  await withinBuild(build, async () => {
    await Promise.all([
      reader.product('gone', 'US'),
      reader.product('sash', 'US'),
      reader.productsByHandles(['lost', 'veil'], 'US'),
      reader.siblings(['cape', 'mislaid'], 'US'),
    ]);
    await reader.collectionPage({ handle: 'silk', size: 2 }, 'US');
    await reader.collectionPage({ handle: 'silk', size: 1 }, 'US');
  });
  await reader.product('outside', 'US');
  expect(toReceipt(build)).toEqual({
    builtAt: '1970-01-01T00:00:00.000Z',
    sources: {
      'product:gone': null,
      'product:sash': 'version of sash',
      'product-id:10': 'version of sash',
      'product:lost': null,
      'product:veil': 'version of veil',
      'collection:silk': 'version of silk',
      'collection-id:1': 'version of silk',
      'product:gown': 'version of gown',
    },
  });
});
