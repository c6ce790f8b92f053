import { ApiError } from './api-error.ts';
import type { Lake } from './lake.ts';
import type { ContentRole } from './project.ts';
import { readQueryFromBody, readQueryFromUrl } from './query-request.ts';
import { runQuery } from './run-query.ts';
import { tagsOfResult } from './sync-tags.ts';

/** From this API version on, a query without a perspective sees published documents only. */
const publishedByDefaultSince = '2025-02-19';

/** `published` → [], `drafts` → ['drafts'], `rSpring,drafts` → both; knows older names and the version's default. */
function perspectiveStack(perspective: string | null, apiVersion: string): string[] {
  if (!perspective) return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? [] : ['raw'];
  const stack = perspective.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()));
  const known = stack.every((name) => /^[A-Za-z0-9_-]+$/.test(name));
  if (!known || (stack.length > 1 && stack.includes('raw'))) {
    throw ApiError.data(400, 'invalidPerspective', `Perspective "${perspective}" is not valid.`);
  }
  return stack.filter((name) => name !== 'published');
}

/** Milliseconds until queries see an edit. */
export interface QueryLag {
  cdnMs?: number;
  apiMs?: number;
}

interface QueryDeps {
  apiVersion: string;
  lake: Lake;
  role: ContentRole;
  lag: QueryLag;
}

/**
 * Whether a query comes through the CDN. The platform has a separate host for it; a client configured with another
 * host sends everything there, and only its `cacheMode` distinguishes the two.
 */
function isThroughCdn(url: URL): boolean {
  // A client that names a live event gets a result at least as new as that event.
  if (url.searchParams.has('lastLiveEventId')) return false;
  return url.hostname.split('.').includes('apicdn') || url.searchParams.has('cacheMode');
}

function readSourceMapMode(url: URL): 'keys' | 'places' | null {
  const mode = url.searchParams.get('resultSourceMap');
  if (mode === 'withKeyArraySelector') return 'keys';
  return mode === 'true' ? 'places' : null;
}

/** `GET` and `POST /v…/data/query/{dataset}`. */
export async function handleQuery(
  request: Request,
  url: URL,
  { apiVersion, lake, role, lag }: QueryDeps,
): Promise<unknown> {
  const started = performance.now();
  const { query, params } =
    request.method === 'POST' ? await readQueryFromBody(request) : readQueryFromUrl(url);
  if (query.trim() === '') throw ApiError.data(400, 'queryParseError', 'The query is missing.', { query });
  const stack = perspectiveStack(url.searchParams.get('perspective'), apiVersion);
  const isAnonymous = role === 'anonymous';
  if (isAnonymous && stack.length > 0 && stack[0] !== 'raw') {
    throw ApiError.gateway(403, 'Forbidden', `The perspective "${stack.join(',')}" needs a token.`);
  }
  const lagMs = isThroughCdn(url) ? lag.cdnMs : lag.apiMs;
  const view = lake.view(stack, isAnonymous, lagMs ?? 0);
  const options = { query, params, identity: role, now: lake.now(), sourceMap: readSourceMapMode(url) };
  const { result, sources, sourceMap } = runQuery(view, options);
  return {
    ...(url.searchParams.get('returnQuery') === 'false' ? {} : { query }),
    result,
    ...(sourceMap === null ? {} : { resultSourceMap: sourceMap }),
    syncTags: tagsOfResult(sources),
    ms: Math.round(performance.now() - started),
  };
}
