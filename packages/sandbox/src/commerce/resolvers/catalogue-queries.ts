import { fold } from '../catalogue/platform-text.ts';
import { searchProducts } from '../catalogue/product-search.ts';
import type { CollectionRecord, MetaobjectRecord, ProductRecord } from '../catalogue/records.ts';
import type { Described } from '../catalogue/search-records.ts';
import { sortProducts } from '../catalogue/sorting.ts';
import { parseGid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { badRequest, type PageArgs, page, pageByPlace } from '../graphql/page.ts';
import { findRecords } from '../online-store/find-store-records.ts';
import { filterGroups, productConnection } from './collection-fields.ts';
import { findNode } from './find-node.ts';

interface Key {
  id?: string | null;
  handle?: string | null;
}

interface QueryArgs extends PageArgs {
  query?: string | null;
  sortKey?: string | null;
}

function tailOf(id: string, type: string): string | null {
  const found = parseGid(id);
  if (!found) throw badRequest(`Variable $id of type ID! was provided invalid value: invalid id '${id}'`);
  return found.type === type ? found.id : null;
}

function productBy({ id, handle }: Key, { shop }: Context): ProductRecord | null {
  if (id) {
    const tail = tailOf(id, 'Product');
    return tail === null ? null : shop.catalogue.productById(tail);
  }
  return handle ? shop.catalogue.productByHandle(handle.toLowerCase()) : null;
}

function collectionBy({ id, handle }: Key, { shop }: Context): CollectionRecord | null {
  if (id) {
    const tail = tailOf(id, 'Collection');
    return tail === null ? null : shop.catalogue.collectionById(tail);
  }
  return handle ? shop.catalogue.collectionByHandle(handle.toLowerCase()) : null;
}

/** Runs a search and adds its warnings to the response. */
export function findProducts(
  query: string,
  path: string,
  context: Context,
  isWhole = false,
): Map<ProductRecord, number> {
  const { catalogue, stock, world } = context.shop;
  const { products, text } = catalogue;
  const searchContext = { products, text, stock, now: world.now(), isWhole };
  const { scores, warnings } = searchProducts(query, searchContext);
  if (warnings.length > 0) context.searchNotices.push({ path: [path], query, warnings });
  return scores;
}

function products(args: QueryArgs, context: Context): unknown {
  const query = args.query?.trim() ?? '';
  const scores = query === '' ? null : findProducts(query, 'products', context);
  const found = scores ? [...scores.keys()] : context.shop.catalogue.products;
  const ranked = sortProducts(found, args.sortKey ?? 'ID', scores);
  return productConnection(ranked, args, () => filterGroups(found, [], context));
}

const collectionOrders: Record<string, (collection: CollectionRecord) => string | number> = {
  TITLE: ({ data }) => data.title.toLowerCase(),
  UPDATED_AT: ({ data }) => data.updatedAt,
};

function describeCollection({ data }: CollectionRecord): Described {
  return {
    title: data.title,
    texts: { collection_type: data.rule ? 'smart' : 'custom', handle: data.handle },
    dates: { updated_at: data.updatedAt },
  };
}

function collections(args: QueryArgs, context: Context): unknown {
  const rankOf = collectionOrders[args.sortKey ?? ''] ?? (({ data }: CollectionRecord) => data.id);
  const all = context.shop.catalogue.collections;
  const found = findRecords(args.query, all, describeCollection, 'collections', context).sort((a, b) =>
    rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : a.data.id - b.data.id,
  );
  const connection = page(found, args, (item) => ({ id: item.data.id, value: rankOf(item) }));
  return Object.assign(connection, { totalCount: String(found.length) });
}

function metaobjects({ type, ...args }: QueryArgs & { type: string }, { shop }: Context): unknown {
  const rankOf = ({ data }: MetaobjectRecord) => (args.sortKey === 'updated_at' ? data.updatedAt : data.id);
  const found = shop.catalogue.metaobjects
    .filter(({ data }) => data.type === type)
    .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : a.data.id - b.data.id));
  return page(found, args, (item) => ({ id: item.data.id, value: rankOf(item) }));
}

function metaobject(
  { id, handle }: { id?: string | null; handle?: { type: string; handle: string } | null },
  { shop }: Context,
): MetaobjectRecord | null {
  if (id) {
    const tail = tailOf(id, 'Metaobject');
    return tail === null ? null : shop.catalogue.metaobjectById(tail);
  }
  if (!handle) return null;
  return (
    shop.catalogue.metaobjects.find(
      ({ data }) => data.type === handle.type && data.handle === handle.handle,
    ) ?? null
  );
}

interface RecommendationArgs {
  productId?: string | null;
  productHandle?: string | null;
  intent?: string | null;
}

/** At most ten, ranked by shared collections, type and tags; the same design in another colour comes last. */
function recommendations(args: RecommendationArgs, context: Context): ProductRecord[] | null {
  const base = productBy({ id: args.productId ?? null, handle: args.productHandle ?? null }, context);
  if (!base) return null;
  if (args.intent === 'COMPLEMENTARY') return [];
  const { catalogue, stock } = context.shop;
  const near = new Set(base.collections.flatMap((collection) => collection.products.slice(0, 250)));
  const score = (product: ProductRecord) => {
    const shared = [...product.tags].filter((tag) => base.tags.has(tag)).length;
    const isSameType = product.data.productType === base.data.productType;
    return shared + (isSameType ? 3 : 0) + (product.data.design === base.data.design ? -6 : 0);
  };
  const candidates = near.size > 1 ? [...near] : catalogue.products.slice(0, 250);
  return candidates
    .filter((product) => product !== base && stock.hasAny(product))
    .sort((a, b) => score(b) - score(a) || a.rank - b.rank)
    .slice(0, 10);
}

function strings(values: string[], first: number): unknown {
  const sorted = [...new Set(values.filter((value) => value !== ''))].sort((a, b) =>
    fold(a) < fold(b) ? -1 : 1,
  );
  return pageByPlace(sorted, { first }, (value) => value);
}

export const catalogueQueries: FieldMap<unknown> = {
  product: (_root, key: Key, context) => productBy(key, context),
  productByHandle: (_root, key: Key, context) => productBy(key, context),
  products: (_root, args: QueryArgs, context) => products(args, context),
  collection: (_root, key: Key, context) => collectionBy(key, context),
  collectionByHandle: (_root, key: Key, context) => collectionBy(key, context),
  collections: (_root, args: QueryArgs, context) => collections(args, context),
  metaobject: (_root, key: Parameters<typeof metaobject>[0], context) => metaobject(key, context),
  metaobjects: (_root, args: QueryArgs & { type: string }, context) => metaobjects(args, context),
  node: (_root, { id }: { id: string }, context) => findNode(id, context),
  nodes: (_root, { ids }: { ids: string[] }, context) => ids.map((id) => findNode(id, context)),
  productRecommendations: (_root, args: RecommendationArgs, context) => recommendations(args, context),
  productTags: (_root, { first }: { first: number }, { shop }) =>
    strings(
      shop.catalogue.products.flatMap(({ data }) => data.tags),
      first,
    ),
  productTypes: (_root, { first }: { first: number }, { shop }) =>
    strings(
      shop.catalogue.products.map(({ data }) => data.productType),
      first,
    ),
};
