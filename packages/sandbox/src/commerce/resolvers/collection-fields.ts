import { type Facet, facetGroups, filterProducts } from '../catalogue/facets.ts';
import { imageRecord } from '../catalogue/media.ts';
import { stripHtml, truncate } from '../catalogue/platform-text.ts';
import type { CollectionRecord, ProductRecord } from '../catalogue/records.ts';
import { type Ranked, sortCollection } from '../catalogue/sorting.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { mapConnection, type PageArgs, page } from '../graphql/page.ts';
import { convert, toCents } from '../market/currency-amounts.ts';
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

/** Converts filters, whose prices are in the currency of the shopper's country. */
export function readFilters(filters: ProductFilterInput[] | null | undefined, { country }: Context): Facet[] {
  return (filters ?? []).map((filter): Facet => {
    const { price } = filter;
    return {
      ...filter,
      price: price
        ? {
            minCents: toCents((price.min ?? 0) * 100, country.currency),
            maxCents:
              typeof price.max === 'number'
                ? toCents(price.max * 100, country.currency)
                : Number.POSITIVE_INFINITY,
          }
        : null,
      isUnknown: Boolean(filter.category || filter.taxonomyMetafield || filter.variantMetafield),
    };
  });
}

export function filterGroups(products: readonly ProductRecord[], { shop, country }: Context): unknown {
  return facetGroups(products, shop.stock, (cents) => convert(cents, country.currency)).map((group) => ({
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
  image: ({ data }) => (data.picture ? imageRecord(data.picture, data.updatedAt) : null),
  updatedAt: ({ data }) => data.updatedAt,
  seo: ({ data }) => data.seo,
  onlineStoreUrl: ({ data }, _args, { shop }) => `${shop.world.addresses.site}/collections/${data.handle}`,
  trackingParameters: () => null,
  products: (collection, args: CollectionProductsArgs, context) => {
    const matching = filterProducts(
      collection.products,
      readFilters(args.filters, context),
      context.shop.stock,
    );
    const ranked = sortCollection(collection, matching, args.sortKey ?? 'COLLECTION_DEFAULT');
    return productConnection(ranked, args, () => filterGroups(matching, context));
  },
};
