import { html } from 'hono/html';
import { filterProducts } from '../catalogue/facets.ts';
import { stripHtml, words } from '../catalogue/platform-text.ts';
import type { ProductRecord } from '../catalogue/records.ts';
import { sortProducts } from '../catalogue/sorting.ts';
import { stableNumber } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { mapConnection, type PageArgs, page } from '../graphql/page.ts';
import {
  type StoreArticle,
  type StorePage,
  storeArticles,
  storePages,
} from '../online-store/store-content.ts';
import { findProducts } from './catalogue-queries.ts';
import { facetSources, filterGroups, type ProductFilterInput, readFilters } from './collection-fields.ts';

interface SearchArgs extends PageArgs {
  query: string;
  sortKey?: string | null;
  prefix?: 'LAST' | 'NONE' | null;
  types?: string[] | null;
  productFilters?: ProductFilterInput[] | null;
  unavailableProducts?: string | null;
}

/** Hides sold-out products, or ranks them last (the default). */
function rankUnavailable(
  products: ProductRecord[],
  scores: Map<ProductRecord, number>,
  preference: string | null | undefined,
  { shop }: Context,
): ProductRecord[] {
  if (preference === 'SHOW') return products;
  const isThere = (product: ProductRecord) => shop.stock.hasAny(product);
  if (preference === 'HIDE') return products.filter(isThere);
  for (const product of products) {
    if (!isThere(product)) scores.set(product, (scores.get(product) ?? 0) / 1000);
  }
  return products;
}

/** `prefix` limits prefix matches to the last word (`LAST`) or to no word (`NONE`). */
function findForSearch({ query, prefix }: SearchArgs, context: Context): Map<ProductRecord, number> {
  const text = query.trim();
  if (text === '') return new Map();
  const searched = prefix === 'LAST' ? text.replace(/([\p{L}\p{N}])$/u, '$1*') : text;
  return findProducts(searched, 'search', context, typeof prefix === 'string');
}

interface Hit {
  key: string;
  value: number | string;
  node: ProductRecord | StorePage | StoreArticle;
}

const behindAllProducts = Number.MAX_SAFE_INTEGER;

/** Articles and pages come after all products. */
function otherHits({ query }: SearchArgs, includesType: (type: string) => boolean): Hit[] {
  if (query.trim() === '') return [];
  const { articles, pages } = findTexts(query);
  return [...(includesType('ARTICLE') ? articles : []), ...(includesType('PAGE') ? pages : [])].map(
    (node) => ({
      key: `${node.__typename}/${node.id}`,
      value: behindAllProducts,
      node,
    }),
  );
}

function findTexts(query: string) {
  const wanted = words(query);
  const fits = ({ title, bodyHtml }: StorePage | StoreArticle) => {
    const known = words(`${title} ${stripHtml(bodyHtml)}`);
    return wanted.length > 0 && wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
  return { articles: storeArticles.filter(fits), pages: storePages.filter(fits) };
}

function search(args: SearchArgs, context: Context): unknown {
  const includesType = (type: string) => !args.types || args.types.length === 0 || args.types.includes(type);
  const scores = includesType('PRODUCT') ? findForSearch(args, context) : new Map<ProductRecord, number>();
  const facets = readFilters(args.productFilters);
  const all = rankUnavailable([...scores.keys()], scores, args.unavailableProducts, context);
  const found = filterProducts(all, facets, facetSources(context));
  const products = sortProducts(found, args.sortKey ?? 'RELEVANCE', scores).map(
    ({ product, value }): Hit => ({ key: `Product/${product.data.id}`, value, node: product }),
  );
  const hits = [...products, ...otherHits(args, includesType)];
  const connection = page(hits, args, ({ key, value }) => ({ id: key, value }));
  const places = new Map(hits.map(({ key }, at) => [key, at]));
  return Object.assign(
    mapConnection(connection, ({ key, node }) => ({
      ...node,
      tracking: trackingOf({ _pos: (places.get(key) ?? 0) + 1, _sid: searchId(args.query), _ss: 'r' }),
    })),
    { totalCount: hits.length, productFilters: () => filterGroups(all, facets, context) },
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
  const includesType = (type: string) => !args.types || args.types.length === 0 || args.types.includes(type);
  const wanted = words(query);
  const scores =
    query === '' ? new Map<ProductRecord, number>() : findProducts(query, 'predictiveSearch', context);
  const found = rankUnavailable([...scores.keys()], scores, args.unavailableProducts, context);
  const products = sortProducts(found, 'RELEVANCE', scores).map(({ product }) => product);
  const collections = context.shop.catalogue.collections.filter(({ data }) => {
    const title = words(data.title);
    return wanted.length > 0 && wanted.every((word) => title.some((known) => known.startsWith(word)));
  });
  const texts = findTexts(query);
  const last = wanted.at(-1);
  const queries = last ? context.shop.catalogue.text.suggest(last, limit) : [];
  let left = limit;
  const take = <T>(type: string, list: T[]): T[] => {
    if (!includesType(type)) return [];
    const taken = list.slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= taken.length;
    return taken;
  };
  const head = query.split(/\s+/).slice(0, -1).join(' ');
  const tracked = <T extends object>(found: T[]) =>
    found.map((item, at) => ({ ...item, tracking: predictiveTracking(at, query) }));
  return {
    queries: take('QUERY', queries).map((word, at) => ({
      ...suggestion(head, last ?? '', word),
      trackingParameters: predictiveTracking(at, query),
    })),
    products: tracked(take('PRODUCT', products)),
    collections: tracked(take('COLLECTION', collections)),
    pages: tracked(take('PAGE', texts.pages)),
    articles: tracked(take('ARTICLE', texts.articles)),
  };
}

/** Place, typed text and kind of the search, which links to the shop carry. */
function predictiveTracking(at: number, query: string): string {
  return trackingOf({ _pos: at + 1, _psq: query, _ss: 'e', _v: '1.0' });
}

function trackingOf(values: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}

/** One search has one id. */
function searchId(query: string): string {
  return stableNumber(`search/${query.trim()}`).toString(16).slice(0, 9);
}

/** Marks the part that the shopper has typed, as the platform does. */
function suggestion(head: string, typed: string, word: string): object {
  const lead = head === '' ? '' : `${head} `;
  const rest = word.slice(typed.length);
  return {
    __typename: 'SearchQuerySuggestion',
    text: `${lead}${word}`,
    styledText:
      html`<mark>${lead}${typed}</mark>${rest === '' ? null : html`<span>${rest}</span>`}`.toString(),
  };
}

export const searchQueries: FieldMap<unknown> = {
  search: (_root, args: SearchArgs, context) => search(args, context),
  predictiveSearch: (_root, args: PredictiveArgs, context) => predictiveSearch(args, context),
};
