import { completeDocumentSearch, type DocumentPage } from '../../content/document-search.ts';
import { internalHref } from '../../content/links.ts';
import { pathSpellings, toPagePath } from '../../content/page-path.ts';
import { fromCms } from '../../product/from-cms.ts';
import type { Product } from '../../product/product.ts';
import type { MovedPath } from '../../shell/redirect.ts';
import { outsideFault } from '../outside-fault.ts';
import type { RecordShape } from '../read-answer.ts';
import type { ContentReader, RequestedDocuments } from './content.ts';
import { type ReportProblem, ruleTarget } from './content-problems.ts';
import type { FetchContent } from './fetch-content.ts';
import type { QueryResults } from './generated/query-results.ts';
import { queryShapes } from './generated/query-shapes.ts';
import { mapCampaign, mapDocument, mapEntries, mapPage, mapStory } from './map/map-editorial.ts';
import { mapMeta } from './map/map-meta.ts';
import { mapSetOffer, mapSiteData, mapSizeGuides } from './map/map-settings.ts';
import { mapShell } from './map/map-shell.ts';
import { mapHome, mapNotFound, mapProduct, mapProductTexts } from './map.ts';
import { readContentText, readContentTexts, readNumber, readRows } from './parts/content-value.ts';
import type { ImageMapper } from './parts/map-image.ts';
import { contentQueries } from './queries.ts';
import { searchQuery } from './search-query.ts';

type Found<Name extends keyof QueryResults> = NonNullable<QueryResults[Name]>;

interface FoundDocuments<Name extends 'story' | 'campaign'> {
  total: number | null;
  documents: (Found<Name> | null)[] | null;
}

/** The shape of `FoundDocuments`. */
const shapeOfFound = (type: 'story' | 'campaign'): RecordShape => ({
  total: 'number',
  documents: [queryShapes[type]],
});

/** A document that exists is never absent: one without its essentials is a failure. */
function complete<Content>(content: Content | null, { _id: id }: { _id: string }): Content {
  if (content === null)
    throw outsideFault('content', 'unavailable', `returned the document ${id} without a title or a slug`);
  return content;
}

export interface ContentMethodsOptions {
  fetchContent: FetchContent;
  toImage: ImageMapper;
  report: ReportProblem | undefined;
}

/** The methods of the content face, for any perspective of `fetchContent`. */
export function contentMethods({ fetchContent, toImage, report }: ContentMethodsOptions): ContentReader {
  function one<Name extends keyof QueryResults, Content>(
    name: Name,
    params: Record<string, string | string[]>,
    map: (result: Found<Name>, toImage: ImageMapper) => Content,
  ): Promise<Content | null> {
    const contentQuery = { name, query: contentQueries[name], params, shape: queryShapes[name] };
    return fetchContent<Found<Name>, Content>(contentQuery, (result) => map(result, toImage));
  }

  async function searchDocuments(requested: RequestedDocuments): Promise<DocumentPage> {
    const search = completeDocumentSearch(requested);
    const { page, pageSize, type } = search;
    const contentQuery = {
      name: `search for ${type}`,
      ...searchQuery(search),
      shape: shapeOfFound(type),
    };
    const found =
      type === 'story'
        ? await fetchContent(contentQuery, ({ total, documents }: FoundDocuments<'story'>) => ({
            total: readNumber(total),
            documents: readRows(documents).map((content) => mapDocument({ type, content }, toImage)),
          }))
        : await fetchContent(contentQuery, ({ total, documents }: FoundDocuments<'campaign'>) => ({
            total: readNumber(total),
            documents: readRows(documents).map((content) => mapDocument({ type, content }, toImage)),
          }));
    const documents = (found?.documents ?? []).filter((document) => document !== null);
    return { documents, page, pageSize, total: found?.total ?? documents.length };
  }

  async function storeProducts(handles: readonly string[]): Promise<Product[]> {
    if (handles.length === 0) return [];
    const contentQuery = {
      name: 'storeProducts',
      query: contentQueries.storeProducts,
      params: { handles: [...handles] },
      shape: queryShapes.storeProducts,
    };
    const found = await fetchContent(contentQuery, ({ products }: Found<'storeProducts'>) =>
      readRows(products).flatMap((document) => fromCms(document, report) ?? []),
    );
    const byHandle = new Map((found ?? []).map((product) => [product.handle, product]));
    return handles.flatMap((handle) => byHandle.get(handle) ?? []);
  }

  async function routeRule(path: string): Promise<MovedPath | null> {
    const spellings = pathSpellings(path);
    if (spellings.length === 0) return null;
    return one('routeRule', { spellings }, (rule) => {
      const target = ruleTarget(rule);
      return target === null ? null : { target, isPermanent: rule.isPermanent === true };
    });
  }

  async function pathsWithRouteRule(paths: readonly string[]): Promise<string[]> {
    const spellings = paths.flatMap(pathSpellings);
    if (spellings.length === 0) return [];
    const contentQuery = {
      name: 'pathsWithRouteRule',
      query: contentQueries.pathsWithRouteRule,
      params: { spellings },
      shape: queryShapes.pathsWithRouteRule,
    };
    const rules = await fetchContent(contentQuery, (result: Found<'pathsWithRouteRule'>) =>
      readRows(result.rules),
    );
    // The latest rule comes first and wins.
    const latest = new Map(
      (rules ?? []).toReversed().map((rule) => [toPagePath(readContentText(rule.path) ?? ''), rule]),
    );
    return paths.filter((path) => {
      const rule = latest.get(toPagePath(path) ?? '');
      return rule !== undefined && ruleTarget(rule) !== null;
    });
  }

  return {
    shell: () => one('shell', {}, mapShell),
    home: () => one('home', {}, mapHome),
    notFound: () => one('notFound', {}, mapNotFound),
    product: (handle) => one('product', { handle }, mapProduct),
    productTexts: () => one('productTexts', {}, mapProductTexts),
    collection: (handle) =>
      one('collection', { handle }, ({ title, seo }) => ({
        title: readContentText(title),
        seo: mapMeta(seo, toImage),
      })),
    setOffer: () => one('setOffer', {}, mapSetOffer),
    sizeGuides: () => one('sizeGuides', {}, mapSizeGuides),
    siteData: () => one('siteData', {}, mapSiteData),
    page: (handle) => one('page', { handle }, (found) => complete(mapPage(found, toImage), found)),
    pageSlugs: async () => (await one('pageSlugs', {}, ({ slugs }) => readContentTexts(slugs))) ?? [],
    allPageSlugs: async () => (await one('allPageSlugs', {}, ({ slugs }) => readContentTexts(slugs))) ?? [],
    story: (handle) => one('story', { handle }, (found) => complete(mapStory(found, toImage), found)),
    campaign: (handle) =>
      one('campaign', { handle }, (found) => complete(mapCampaign(found, toImage), found)),
    documentPath: ({ type, slug, id }) =>
      one('documentPath', { type, slug, id: id ?? '' }, (found) => complete(internalHref(found), found)),
    searchDocuments,
    documents: async (type) =>
      (await (type === 'story'
        ? one('storyEntries', {}, mapEntries)
        : one('campaignEntries', {}, mapEntries))) ?? [],
    routeRule,
    pathsWithRouteRule,
    storeProducts,
  };
}
