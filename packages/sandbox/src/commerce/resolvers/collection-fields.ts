import { facetGroups } from '../catalogue/facet-groups.ts';
import { type Facet, type FacetSources, filterProducts } from '../catalogue/facets.ts';
import { imageRecord } from '../catalogue/media.ts';
import { stripHtml, truncate } from '../catalogue/platform-text.ts';
import type { CollectionRecord, ProductRecord } from '../catalogue/records.ts';
import { type Ranked, sortCollection } from '../catalogue/sorting.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { mapConnection, type PageArgs, page } from '../graphql/page.ts';
import { localPrice } from '../market/currency-amounts.ts';
import { metafieldOwnerFields } from './metafield-fields.ts';

export interface ProductFilterInput {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  productMetafield?: { namespace: string; key: string; value: string } | null;
  category?: object | null;
  taxonomyMetafield?: object | null;
  variantMetafield?: object | null;
}

/** Reads filters; a filter with several fields stands for several filters. */
export function readFilters(filters: ProductFilterInput[] | null | undefined): Facet[] {
  return (filters ?? []).flatMap((filter): Facet[] => {
    const { available, price, productType, productVendor, tag, variantOption, productMetafield } = filter;
    const range = { min: hundredths(price?.min, 0), max: hundredths(price?.max, Number.POSITIVE_INFINITY) };
    return [
      typeof available === 'boolean' ? { available } : null,
      price ? { price: range } : null,
      productType ? { productType } : null,
      productVendor ? { productVendor } : null,
      tag ? { tag } : null,
      variantOption ? { variantOption } : null,
      productMetafield ? { productMetafield } : null,
      filter.category || filter.taxonomyMetafield || filter.variantMetafield ? { isUnknown: true } : null,
    ].filter((facet) => facet !== null);
  });
}

function hundredths(amount: number | null | undefined, otherwise: number): number {
  return typeof amount === 'number' ? Math.round(amount * 100) : otherwise;
}

/** Filters compare with the prices that the shopper sees. */
export function facetSources({ shop, country }: Context): FacetSources {
  return { stock: shop.stock, priceOf: (cents) => localPrice(cents, country) };
}

/** The filters of a set of products under the chosen ones. */
export function filterGroups(
  products: readonly ProductRecord[],
  facets: readonly Facet[],
  context: Context,
): unknown {
  return facetGroups(products, facets, facetSources(context)).map((group) => ({
    ...group,
    presentation: group.type === 'LIST' ? 'TEXT' : null,
    values: group.values.map((value) => ({ ...value, image: null, swatch: null })),
  }));
}

/** A product connection, with the filters of all matching products. */
export function productConnection(
  ranked: readonly Ranked[],
  args: PageArgs,
  filtersOf: () => unknown,
): unknown {
  const found = page(ranked, args, ({ product, value }) => ({ id: product.data.id, value }));
  return Object.assign(
    mapConnection(found, ({ product }) => product),
    { filters: filtersOf },
  );
}

interface CollectionProductsArgs extends PageArgs {
  sortKey?: string | null;
  filters?: ProductFilterInput[] | null;
}

export const collectionFields: FieldMap<CollectionRecord> = {
  ...metafieldOwnerFields,
  id: ({ data }) => gid('Collection', data.id),
  handle: ({ data }) => data.handle,
  title: ({ data }) => data.title,
  description: ({ data }, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(stripHtml(data.descriptionHtml), truncateAt),
  descriptionHtml: ({ data }) => data.descriptionHtml,
  image: ({ data }) => (data.picture ? imageRecord(data.picture) : null),
  updatedAt: ({ data }) => data.updatedAt,
  seo: ({ data }) => data.seo,
  onlineStoreUrl: ({ data }, _args, { shop }) => `${shop.world.addresses.site}/collections/${data.handle}`,
  trackingParameters: ({ tracking }) => tracking ?? null,
  products: (collection, args: CollectionProductsArgs, context) => {
    const facets = readFilters(args.filters);
    const matching = filterProducts(collection.products, facets, facetSources(context));
    const ranked = sortCollection(collection, matching, args.sortKey ?? 'COLLECTION_DEFAULT');
    return productConnection(ranked, args, () => filterGroups(collection.products, facets, context));
  },
};
