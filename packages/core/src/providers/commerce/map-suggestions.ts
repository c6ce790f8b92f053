import { toCents } from '../../money.ts';
import type { SearchSuggestions } from '../../search/search-suggestions.ts';
import type { PredictiveSearchQuery } from './generated/storefront.generated.d.ts';
import { toPicture } from './map-product.ts';
import { readList, readText, type Wire } from './wire.ts';

/** What has no handle, title or price is left out. */
export function toSuggestions(found: Wire<PredictiveSearchQuery['predictiveSearch']>): SearchSuggestions {
  return {
    products: readList(found?.products).flatMap((product) => {
      const [handle, title] = [readText(product.handle), readText(product.title)];
      const { minVariantPrice } = product.priceRange ?? {};
      const price = toCents(minVariantPrice?.amount);
      const currencyCode = readText(minVariantPrice?.currencyCode);
      if (handle === null || title === null || price === null || currencyCode === null) return [];
      const before = toCents(product.compareAtPriceRange?.minVariantPrice?.amount);
      return [
        {
          handle,
          title,
          isAvailable: product.availableForSale === true,
          price,
          compareAtPrice: before !== null && before > price ? before : null,
          currencyCode,
          image: toPicture(product.featuredImage),
        },
      ];
    }),
    collections: readList(found?.collections).flatMap(({ handle, title, image }) =>
      typeof handle === 'string' && typeof title === 'string'
        ? [{ handle, title, image: toPicture(image) }]
        : [],
    ),
    queries: readList(found?.queries).flatMap(({ text }) => readText(text) || []),
  };
}
