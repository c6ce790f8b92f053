import { askedQuery, postedQuery } from './asked-query.ts';
import type { Lake } from './lake.ts';
import type { ContentRole } from './project.ts';
import { Refusal } from './refusal.ts';
import { runQuery } from './run-query.ts';
import { tagsOfAnswer } from './sync-tags.ts';

/** From this version of the API on, a query without a perspective sees what is published. */
const publishedByDefaultSince = '2025-02-19';

/** `published` → [], `drafts` → ['drafts'], `rSpring,drafts` → both; older names and the version's default included. */
function perspectiveStack(perspective: string | null, apiVersion: string): string[] {
  if (!perspective) return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? [] : ['raw'];
  const stack = perspective.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()));
  const known = stack.every((name) => /^[A-Za-z0-9_-]+$/.test(name));
  if (!known || (stack.length > 1 && stack.includes('raw'))) {
    throw Refusal.data(400, 'invalidPerspective', `Perspective "${perspective}" is not valid.`);
  }
  return stack.filter((name) => name !== 'published');
}

/** Milliseconds until queries see an edit. */
export interface QueryLag {
  cdnMs?: number;
  apiMs?: number;
}

export interface QueryDesk {
  apiVersion: string;
  lake: Lake;
  role: ContentRole;
  lag: QueryLag;
}

/**
 * Whether a query comes through the CDN. The platform has a host of its own for it; a client told another host
 * than the platform's sends everything there, and only what it says of caching tells.
 */
function isThroughCdn(url: URL): boolean {
  // Who has heard of an edit by its event gets an answer at least as new.
  if (url.searchParams.has('lastLiveEventId')) return false;
  return url.hostname.split('.').includes('apicdn') || url.searchParams.has('cacheMode');
}

function askedSourceMap(url: URL): 'keys' | 'places' | null {
  const asked = url.searchParams.get('resultSourceMap');
  if (asked === 'withKeyArraySelector') return 'keys';
  return asked === 'true' ? 'places' : null;
}

/** `GET` and `POST /v…/data/query/{dataset}`. */
export async function answerQuery(
  request: Request,
  url: URL,
  { apiVersion, lake, role, lag }: QueryDesk,
): Promise<unknown> {
  const started = performance.now();
  const { query, params } = request.method === 'POST' ? await postedQuery(request) : askedQuery(url);
  if (query.trim() === '') throw Refusal.data(400, 'queryParseError', 'The query is missing.', { query });
  const stack = perspectiveStack(url.searchParams.get('perspective'), apiVersion);
  const isAnonymous = role === 'anonymous';
  if (isAnonymous && stack.length > 0 && stack[0] !== 'raw') {
    throw Refusal.gateway(403, 'Forbidden', `The perspective "${stack.join(',')}" needs a token.`);
  }
  const lagMs = isThroughCdn(url) ? lag.cdnMs : lag.apiMs;
  const view = lake.view(stack, isAnonymous, lagMs ?? 0);
  const question = { query, params, identity: role, now: lake.now(), sourceMap: askedSourceMap(url) };
  const { result, sources, sourceMap } = runQuery(view, question);
  return {
    ...(url.searchParams.get('returnQuery') === 'false' ? {} : { query }),
    result,
    ...(sourceMap === null ? {} : { resultSourceMap: sourceMap }),
    syncTags: tagsOfAnswer(sources),
    ms: Math.round(performance.now() - started),
  };
}
