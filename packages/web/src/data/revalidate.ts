import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTag } from '@storefront/core/cache/page-tags';
import type { Versions } from '@storefront/core/cache/receipt';
import { serverConfig } from '@storefront/core/config';
import { toPagePath } from '@storefront/core/content/page-path';
import { errorBody } from '@storefront/core/error-body';
import type { NextApiRequest, NextApiResponse } from 'next';
import { countWrongSecret } from './count-wrong-secret.ts';
import { pageIndex } from './page-records.ts';
import { readJsonBody } from './read-json-body.ts';
import { originOf, readServedPage } from './read-served-page.ts';
import { rebuildPage } from './rebuild-page.ts';

const MAX_LIST_LENGTH = 100;
/** Pages rebuilt at once: the site shares its sources with shoppers. */
const CONCURRENCY = 5;

const OUR_ENDPOINTS = /^\/(?:api|_next)(?:\/|$)/i;

const LONGEST_SOURCE = 300;
const LONGEST_VERSION = 40;

interface RevalidateRequest {
  paths: string[];
  tags: string[];
  versions: Versions;
}

export interface RevalidateDeps {
  secret: string | null;
  /** The seconds to wait after too many wrong secrets, otherwise null. */
  countWrongSecret: (request: IncomingMessage) => Promise<number | null>;
  /** The pages that show a source with one of the tags; null when the index cannot be read. */
  pathsOf: (tags: readonly string[]) => Promise<string[] | null>;
  /** False when shoppers still get the former page. */
  refresh: (path: string, versions: Versions) => Promise<boolean>;
}

/** Digests have one length, so the time of a comparison does not reveal the secret's length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isSecret(given: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${secret}`));
}

function respond(response: ServerResponse, status: number, body: object) {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string, message: string) {
  respond(response, status, errorBody(code, message));
}

/** Whether it is the path of a page in its canonical spelling. */
export function isPagePath(text: string): boolean {
  return text === '/' || (toPagePath(text) === text && !OUR_ENDPOINTS.test(text));
}

/** The list under a name, empty when absent; null when it is invalid. */
function readList(body: object, name: string, isEntry: (text: string) => boolean): string[] | null {
  const list: unknown = Object.entries(body).find(([key]) => key === name)?.[1] ?? [];
  if (!Array.isArray(list) || list.length > MAX_LIST_LENGTH) return null;
  return list.every((entry): entry is string => typeof entry === 'string' && isEntry(entry)) ? list : null;
}

/** The versions of a request, none when absent; null when they are invalid. */
function readVersions(body: object): Versions | null {
  const value: unknown = 'versions' in body ? body.versions : {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isVersion = (entry: [string, unknown]): entry is [string, string | null] => {
    const [source, version] = entry;
    if (source.length > LONGEST_SOURCE) return false;
    return version === null || (typeof version === 'string' && version.length <= LONGEST_VERSION);
  };
  return entries.length <= MAX_LIST_LENGTH && entries.every(isVersion) ? Object.fromEntries(entries) : null;
}

function readRequest(body: unknown): RevalidateRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const [paths, tags] = [readList(body, 'paths', isPagePath), readList(body, 'tags', isTag)];
  const versions = readVersions(body);
  return paths && tags && versions && paths.length + tags.length > 0 ? { paths, tags, versions } : null;
}

/** `POST /api/revalidate` for operators. */
export function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { revalidateSecret: secret, siteUrl } = serverConfig();
  const origin = originOf(request.socket, siteUrl);
  const deps = {
    revalidate: (path: string) => response.revalidate(path),
    readServed: (path: string) => readServedPage(origin, path),
  };
  return handleRevalidate(request, response, {
    secret,
    countWrongSecret,
    pathsOf,
    refresh: (path, versions) => rebuildPage(deps, path, versions),
  });
}

/**
 * Bearer secret, JSON `{paths?, tags?, versions?}` → `{refreshed, failed}`. Rebuilds each path, and each page that shows a
 * source with one of the tags, also as a 404 when it is gone. `refreshed` lists the pages that shoppers now get newly
 * built, with the `versions` of sources (`{[source]: ISO 8601 | null}`, as in receipts) or newer ones; `failed` those
 * that are as before, because a source is down or does not show the version yet. Checks the secret before it reads the
 * body. 400, 401, 405, 413, 415; 429 with Retry-After after too many wrong secrets; 502 when the index of pages cannot be
 * read.
 */
export async function handleRevalidate(
  request: IncomingMessage,
  response: ServerResponse,
  deps: RevalidateDeps,
): Promise<void> {
  response.setHeader('cache-control', 'private, no-store');
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'method-not-allowed', 'Send a POST request.');
  }
  if (deps.secret === null || !isSecret(request.headers.authorization, deps.secret)) {
    const waitS = await deps.countWrongSecret(request);
    if (waitS === null)
      return refuse(response, 401, 'not-authorised', 'Send the revalidation secret as a Bearer token.');
    response.setHeader('retry-after', String(waitS));
    return refuse(response, 429, 'throttled', 'Too many wrong secrets: wait as long as Retry-After says.');
  }
  const read = await readJsonBody(request);
  if ('code' in read) return refuse(response, read.status, read.code, read.message);
  const requested = readRequest(read.body);
  if (!requested) {
    const say = `Send {"paths": […], "tags": […]}: paths of this site or tags such as "product:slip", at most ${MAX_LIST_LENGTH} each.`;
    return refuse(response, 400, 'paths-invalid', say);
  }
  const tagged = requested.tags.length === 0 ? [] : await deps.pathsOf(requested.tags);
  if (tagged === null) {
    return refuse(response, 502, 'cache-unavailable', 'The index of pages cannot be read now.');
  }
  const paths = [...new Set([...requested.paths, ...tagged])];
  respond(response, 200, await refreshAll((path) => deps.refresh(path, requested.versions), paths));
}

async function pathsOf(tags: readonly string[]): Promise<string[] | null> {
  try {
    return await pageIndex().pathsOf(tags);
  } catch (error) {
    console.error('The index of pages could not be read', error);
    return null;
  }
}

async function refreshAll(refresh: (path: string) => Promise<boolean>, paths: readonly string[]) {
  const refreshed: string[] = [];
  const failed: string[] = [];
  const waiting = paths.values();
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    // The workers share one iterator, so that each path is taken once.
    for (const path of waiting) {
      ((await refresh(path)) ? refreshed : failed).push(path);
    }
  });
  await Promise.all(workers);
  return { refreshed, failed };
}
