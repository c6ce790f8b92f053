import { type Facet, filterProducts } from '../catalogue/facets.ts';
import type { ProductRecord } from '../catalogue/records.ts';
import { sortProducts } from '../catalogue/sorting.ts';
import { words } from '../catalogue/text.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { mapConnection, type PageArgs, page } from '../graphql/page.ts';
import { findProducts } from './catalogue-queries.ts';
import { filterGroups, type ProductFilterInput, readFilters } from './collection-fields.ts';

interface SearchArgs extends PageArgs {
  query: string;
  sortKey?: string | null;
  types?: string[] | null;
  productFilters?: ProductFilterInput[] | null;
  unavailableProducts?: string | null;
}

/** Sold-out products hidden, or moved behind the others (the default). */
function settleUnavailable(
  products: ProductRecord[],
  scores: Map<ProductRecord, number>,
  wish: string | null | undefined,
  { shop }: Context,
): ProductRecord[] {
  if (wish === 'SHOW') return products;
  const isThere = (product: ProductRecord) => shop.stock.hasAny(product);
  if (wish === 'HIDE') return products.filter(isThere);
  for (const product of products) {
    if (!isThere(product)) scores.set(product, (scores.get(product) ?? 0) / 1000);
  }
  return products;
}

function search(args: SearchArgs, context: Context): unknown {
  const isForProducts = !args.types || args.types.length === 0 || args.types.includes('PRODUCT');
  const query = isForProducts ? args.query.trim() : '';
  const scores = query === '' ? new Map<ProductRecord, number>() : findProducts(query, 'search', context);
  const facets: Facet[] = readFilters(args.productFilters, context);
  const filtered = filterProducts([...scores.keys()], facets, context.shop.stock);
  const found = settleUnavailable(filtered, scores, args.unavailableProducts, context);
  const ranked = sortProducts(found, args.sortKey ?? 'RELEVANCE', scores);
  const connection = page(ranked, args, ({ product, value }) => ({ id: product.data.id, value }));
  return Object.assign(
    mapConnection(connection, ({ product }) => product),
    { totalCount: found.length, productFilters: () => filterGroups(found, context) },
  );
}

interface PredictiveArgs {
  query: string;
  limit?: number | null;
  limitScope?: string | null;
  types?: string[] | null;
  unavailableProducts?: string | null;
}

function predictiveSearch(args: PredictiveArgs, context: Context): unknown {
  const query = args.query.trim();
  const limit = Math.min(10, Math.max(1, args.limit ?? 10));
  const asks = (type: string) => !args.types || args.types.length === 0 || args.types.includes(type);
  const wanted = words(query);
  const scores =
    query === '' ? new Map<ProductRecord, number>() : findProducts(query, 'predictiveSearch', context);
  const found = settleUnavailable([...scores.keys()], scores, args.unavailableProducts, context);
  const products = sortProducts(found, 'RELEVANCE', scores).map(({ product }) => product);
  const collections = context.shop.catalogue.collections.filter(({ data }) => {
    const title = words(data.title);
    return wanted.length > 0 && wanted.every((word) => title.some((known) => known.startsWith(word)));
  });
  const last = wanted.at(-1);
  const queries = last ? context.shop.catalogue.text.suggest(last, limit) : [];
  let left = limit;
  const take = <T>(type: string, list: T[]): T[] => {
    if (!asks(type)) return [];
    const taken = list.slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= taken.length;
    return taken;
  };
  const head = query.split(/\s+/).slice(0, -1).join(' ');
  return {
    queries: take('QUERY', queries).map((word) => suggestion(head, last ?? '', word)),
    products: take('PRODUCT', products),
    collections: take('COLLECTION', collections),
    pages: [],
    articles: [],
  };
}

/** The part that the shopper has not typed is what the platform marks. */
function suggestion(head: string, typed: string, word: string): unknown {
  const lead = head === '' ? '' : `${head} `;
  const rest = word.slice(typed.length);
  return {
    __typename: 'SearchQuerySuggestion',
    text: `${lead}${word}`,
    styledText: `<mark>${escapeHtml(`${lead}${typed}`)}</mark>${rest === '' ? '' : `<span>${escapeHtml(rest)}</span>`}`,
    trackingParameters: null,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export const searchQueries: FieldMap<unknown> = {
  search: (_root, args: SearchArgs, context) => search(args, context),
  predictiveSearch: (_root, args: PredictiveArgs, context) => predictiveSearch(args, context),
};
