import { completeDocumentSearch, type DocumentPage } from '../../content/document-search.ts';
import { externalHref, internalHref } from '../../content/links.ts';
import { fromCms } from '../../product/from-cms.ts';
import type { Product } from '../../product/product.ts';
import type { AskContent } from './ask-content.ts';
import type { AskedDocuments, ContentReader } from './content.ts';
import type { ReportProblem } from './content-problems.ts';
import type { QueryResults } from './generated/query-results.ts';
import { mapHome, mapNotFound, mapProduct, mapProductTexts } from './map.ts';
import { mapCampaign, mapDocument, mapPage, mapStory } from './map-editorial.ts';
import type { ImageMapper } from './map-image.ts';
import { mapMeta } from './map-meta.ts';
import { mapSetOffer, mapSiteData, mapSizeGuides } from './map-settings.ts';
import { mapShell } from './map-shell.ts';
import { contentQueries } from './queries.ts';
import { readNumber, readRows, readText } from './read-answer.ts';
import { searchQuery } from './search-query.ts';

type Found<Name extends keyof QueryResults> = NonNullable<QueryResults[Name]>;

interface FoundDocuments<Name extends 'story' | 'campaign'> {
  total: number | null;
  documents: (Found<Name> | null)[] | null;
}

/** How a rule's path is written: without query, hash and a slash at the end. */
function rulePath(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
}

export interface ReadContentOptions {
  ask: AskContent;
  toImage: ImageMapper;
  report: ReportProblem | undefined;
}

/** The verbs of the content face, over whatever perspective `ask` has. */
export function readContent({ ask, toImage, report }: ReadContentOptions): ContentReader {
  function one<Name extends keyof QueryResults, Content>(
    name: Name,
    params: Record<string, string>,
    map: (answer: Found<Name>, toImage: ImageMapper) => Content,
  ): Promise<Content | null> {
    const question = { name, query: contentQueries[name], params };
    return ask<Found<Name>, Content>(question, (answer) => map(answer, toImage));
  }

  async function searchDocuments(asked: AskedDocuments): Promise<DocumentPage> {
    const search = completeDocumentSearch(asked);
    const { page, pageSize, type } = search;
    const question = { name: `search for ${type}`, ...searchQuery(search) };
    const found =
      type === 'story'
        ? await ask(question, ({ total, documents }: FoundDocuments<'story'>) => ({
            total: readNumber(total),
            documents: readRows(documents).map((answer) => mapDocument({ type, answer }, toImage)),
          }))
        : await ask(question, ({ total, documents }: FoundDocuments<'campaign'>) => ({
            total: readNumber(total),
            documents: readRows(documents).map((answer) => mapDocument({ type, answer }, toImage)),
          }));
    const documents = (found?.documents ?? []).filter((document) => document !== null);
    return { documents, page, pageSize, total: found?.total ?? documents.length };
  }

  async function storeProducts(handles: readonly string[]): Promise<Product[]> {
    if (handles.length === 0) return [];
    const question = {
      name: 'storeProducts',
      query: contentQueries.storeProducts,
      params: { handles: [...handles] },
    };
    const found = await ask(question, ({ products }: Found<'storeProducts'>) =>
      readRows(products).flatMap((document) => fromCms(document, report) ?? []),
    );
    const byHandle = new Map((found ?? []).map((product) => [product.handle, product]));
    return handles.flatMap((handle) => byHandle.get(handle) ?? []);
  }

  async function ruledPaths(paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    const question = { name: 'ruledPaths', query: contentQueries.ruledPaths, params: { paths: [...paths] } };
    const found = await ask(question, (answer: Found<'ruledPaths'>) => readRows(answer.paths));
    return (found ?? []).filter((path) => typeof path === 'string');
  }

  return {
    shell: () => one('shell', {}, mapShell),
    home: () => one('home', {}, mapHome),
    notFound: () => one('notFound', {}, mapNotFound),
    product: (handle) => one('product', { handle }, mapProduct),
    productTexts: () => one('productTexts', {}, mapProductTexts),
    collection: (handle) =>
      one('collection', { handle }, ({ title, seo }) => ({
        title: readText(title),
        seo: mapMeta(seo, toImage),
      })),
    setOffer: () => one('setOffer', {}, mapSetOffer),
    sizeGuides: () => one('sizeGuides', {}, mapSizeGuides),
    siteData: () => one('siteData', {}, mapSiteData),
    page: (handle) => one('page', { handle }, mapPage),
    story: (handle) => one('story', { handle }, mapStory),
    campaign: (handle) => one('campaign', { handle }, mapCampaign),
    searchDocuments,
    routeRule: (path) =>
      one('routeRule', { path: rulePath(path) }, (rule) => {
        const target = internalHref(rule.target) ?? externalHref(rule.url);
        return target === null ? null : { target, isPermanent: rule.isPermanent === true };
      }),
    ruledPaths,
    storeProducts,
  };
}
