import { type ListedVariant, toListedVariant } from '@storefront/core/analytics/page-item';
import { COLLECTION_PAGE_SIZE } from '@storefront/core/collection/collection-paging';
import { matchesFilters } from '@storefront/core/collection/filter-query';
import type { FilterState } from '@storefront/core/collection/filter-state';
import { type ListingRequest, listingRequest } from '@storefront/core/collection/listing-request';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { Product } from '@storefront/core/product/product';
import type { ListingReader, ProductListPage } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { commerceListing } from '../../clients/commerce-listing.ts';
import { readSiblings } from '../../clients/read-siblings.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { showLocalPrices } from '../../state/show-local-prices.ts';
import type { CollectionFilters } from './filter-map-atom.ts';

type Store = ReturnType<typeof createStore>;
type Reader = Pick<ListingReader, 'collectionPage' | 'searchProducts' | 'siblings'>;
type CardReader = Pick<ListingReader, 'productsByHandles' | 'siblings'>;

export interface ListingPart {
  cards: ProductCard[];
  /** For analytics, in the order of the cards; null for a product without variants. */
  listed: (ListedVariant | null)[];
  /** Null at the end of the listing. */
  endCursor: string | null;
}

/** A page of what one group allows may hold few pieces that every group allows. */
const MOST_REQUESTS = 6;

/**
 * The next cards of a listing in the shopper's country, with its prices. Rejects with a `Fault` when the platform fails;
 * a collection that is gone is empty.
 */
export async function loadListing(
  store: Store,
  {
    handle,
    map,
    state,
    after,
  }: { handle: string; map: CollectionFilters; state: FilterState; after: string | null },
  texts: CardTexts,
  reader: Reader = commerceListing(),
): Promise<ListingPart> {
  return inPriceMarket(store, async (country) => {
    const products: Product[] = [];
    let cursor = after;
    for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
      const found = await readPart(reader, listingRequest(handle, map, state, cursor), country);
      products.push(...found.products.filter(({ tags }) => matchesFilters(tags, state)));
      cursor = found.hasNextPage ? found.endCursor : null;
      if (cursor === null || products.length >= COLLECTION_PAGE_SIZE) break;
    }
    const siblings = await readSiblings(reader, products, country);
    showLocalPrices(store, products, country);
    const cards = products.map((product) =>
      toShopCard(product, texts, { siblings, collectionHandle: handle }),
    );
    return { cards, listed: products.map(toListedVariant), endCursor: cursor };
  });
}

/**
 * Cards of a collection anew, in the country whose prices the page shows, by handle. Pieces that are not sold there are
 * left out. Rejects with a `Fault` when the platform fails.
 */
export async function loadCards(
  store: Store,
  collectionHandle: string,
  cards: readonly Pick<ProductCard, 'handle'>[],
  texts: CardTexts,
  reader: CardReader = commerceListing(),
): Promise<Map<string, ProductCard>> {
  return inPriceMarket(store, async (country) => {
    const handles = cards.map(({ handle }) => handle);
    const { products } = await reader.productsByHandles(handles, country);
    const siblings = await readSiblings(reader, products, country);
    showLocalPrices(store, products, country);
    return new Map(
      products.map((product) => [product.handle, toShopCard(product, texts, { siblings, collectionHandle })]),
    );
  });
}

async function readPart(
  reader: Reader,
  request: ListingRequest,
  country: string,
): Promise<Pick<ProductListPage, 'products' | 'hasNextPage' | 'endCursor'>> {
  if (request.kind === 'search') {
    const { kind: _, ...search } = request;
    return reader.searchProducts(search, country);
  }
  const { kind: _, ...page } = request;
  const found = await reader.collectionPage(page, country);
  return found ?? { products: [], hasNextPage: false, endCursor: null };
}
