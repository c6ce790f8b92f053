import * as z from 'zod';
import { completeDocumentSearch, type DocumentPage } from '../../content/document-search.ts';
import { pathSpellings, writtenPath } from '../../content/written-path.ts';
import { fromCms } from '../../product/from-cms.ts';
import type { Product } from '../../product/product.ts';
import type { MovedPath } from '../../shell/redirect.ts';
import type { AskContent } from './ask-content.ts';
import type { AskedDocuments, ContentReader } from './content.ts';
import { type ReportProblem, ruleTarget } from './content-problems.ts';
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

const text = z.string().nullish();
const slug = z.object({ current: text }).nullish();

/** What of a rule must be right: one that is known must not be forgotten for an answer that makes no sense. */
const ruleSchema = z.object({
  path: z.string(),
  url: text,
  target: z
    .object({ _type: z.string(), slug: z.union([text, slug]), store: z.object({ slug }).nullish() })
    .nullish(),
});

/** A rule that leads nowhere leaves its page where it is; of one that makes no sense nobody knows. */
function mayLeadAway(rule: Pick<Found<'routeRule'>, 'url' | 'target'>): boolean {
  return !ruleSchema.safeParse(rule).success || ruleTarget(rule) !== null;
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
    params: Record<string, string | string[]>,
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

  async function routeRule(path: string): Promise<MovedPath | null> {
    const spellings = pathSpellings(path);
    if (spellings.length === 0) return null;
    return one('routeRule', { spellings }, (rule) => {
      ruleSchema.parse(rule);
      const target = ruleTarget(rule);
      return target === null ? null : { target, isPermanent: rule.isPermanent === true };
    });
  }

  async function ruledPaths(paths: readonly string[]): Promise<string[]> {
    const spellings = paths.flatMap(pathSpellings);
    if (spellings.length === 0) return [];
    const question = { name: 'ruledPaths', query: contentQueries.ruledPaths, params: { spellings } };
    const rules = await ask(question, (answer: Found<'ruledPaths'>) => readRows(answer.rules));
    // The latest comes first, and is the one that counts.
    const latest = new Map(
      (rules ?? []).toReversed().map((rule) => [writtenPath(readText(rule.path) ?? ''), rule]),
    );
    return paths.filter((path) => {
      const rule = latest.get(writtenPath(path) ?? '');
      return rule !== undefined && mayLeadAway(rule);
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
    routeRule,
    ruledPaths,
    storeProducts,
  };
}
