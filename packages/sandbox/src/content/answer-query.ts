import { createHash } from 'node:crypto';
import { isObject } from './document.ts';
import type { Lake } from './lake.ts';
import type { ContentRole } from './project.ts';
import { Refusal } from './refusal.ts';
import { runQuery } from './run-query.ts';

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

interface AskedQuery {
  query: string;
  params: Record<string, unknown>;
}

function fromUrl(url: URL): AskedQuery {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw Refusal.data(400, 'queryParseError', `Parameter "${name}" is not valid JSON: ${value}`);
    }
  }
  return { query: url.searchParams.get('query') ?? '', params };
}

async function fromBody(request: Request): Promise<AskedQuery> {
  const body: unknown = await request.json().catch(() => null);
  if (!isObject(body)) throw Refusal.data(400, 'queryParseError', 'The body is not a JSON object.');
  return {
    query: typeof body.query === 'string' ? body.query : '',
    params: isObject(body.params) ? body.params : {},
  };
}

/** Opaque to clients: what to listen for to know that this answer has changed. */
function syncTag(query: string): string {
  return `s1:${createHash('sha1').update(query).digest('base64url').slice(0, 6)}`;
}

/** `GET` and `POST /v…/data/query/{dataset}`. */
export async function answerQuery(
  request: Request,
  url: URL,
  apiVersion: string,
  lake: Lake,
  role: ContentRole,
): Promise<unknown> {
  const started = performance.now();
  const { query, params } = request.method === 'POST' ? await fromBody(request) : fromUrl(url);
  if (query.trim() === '') throw Refusal.data(400, 'queryParseError', 'The query is missing.', { query });
  const stack = perspectiveStack(url.searchParams.get('perspective'), apiVersion);
  const isAnonymous = role === 'anonymous';
  if (isAnonymous && stack.length > 0 && stack[0] !== 'raw') {
    throw Refusal.gateway(403, 'Forbidden', `The perspective "${stack.join(',')}" needs a token.`);
  }
  const result = runQuery(lake.view(stack, isAnonymous), query, params, role);
  return {
    ...(url.searchParams.get('returnQuery') === 'false' ? {} : { query }),
    result,
    syncTags: [syncTag(query)],
    ms: Math.round(performance.now() - started),
  };
}
