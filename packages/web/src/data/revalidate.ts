import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTag } from '@storefront/core/cache/page-tags';
import { serverConfig } from '@storefront/core/config';
import { toPagePath } from '@storefront/core/content/page-path';
import { errorBody } from '@storefront/core/error-body';
import type { NextApiRequest, NextApiResponse } from 'next';
import { pageIndex } from './page-records.ts';
import { readJsonBody } from './read-json-body.ts';
import { rebuildPage } from './rebuild-page.ts';

const MAX_LIST_LENGTH = 100;
/** Pages rebuilt at once: the site shares its sources with shoppers. */
const CONCURRENCY = 5;

const OUR_ENDPOINTS = /^\/(?:api|_next)(?:\/|$)/i;

interface RevalidateRequest {
  paths: string[];
  tags: string[];
}

export interface RevalidateDeps {
  secret: string | null;
  /** The pages that show a source with one of the tags; null when the index cannot be read. */
  pathsOf: (tags: readonly string[]) => Promise<string[] | null>;
  /** False when the page could not be rebuilt. */
  refresh: (path: string) => Promise<boolean>;
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

function readRequest(body: unknown): RevalidateRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const [paths, tags] = [readList(body, 'paths', isPagePath), readList(body, 'tags', isTag)];
  return paths && tags && paths.length + tags.length > 0 ? { paths, tags } : null;
}

/** `POST /api/revalidate` for operators. */
export function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleRevalidate(request, response, {
    secret: serverConfig().revalidateSecret,
    pathsOf,
    refresh: (path) => rebuildPage((at) => response.revalidate(at), path),
  });
}

/**
 * Bearer secret, JSON `{paths?, tags?}` → `{refreshed, failed}`. Rebuilds each path, and each page that shows a source
 * with one of the tags, also as a 404 when it is gone; `failed` lists those whose source is down. Checks the secret
 * before it reads the body. 400, 401, 405, 413, 415; 502 when the index of pages cannot be read.
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
  if (deps.secret === null || !isSecret(request.headers.authorization, deps.secret))
    return refuse(response, 401, 'not-authorised', 'Send the revalidation secret as a Bearer token.');
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
  respond(response, 200, await refreshAll(deps.refresh, [...new Set([...requested.paths, ...tagged])]));
}

async function pathsOf(tags: readonly string[]): Promise<string[] | null> {
  try {
    return await pageIndex().pathsOf(tags);
  } catch (error) {
    console.error('The index of pages could not be read', error);
    return null;
  }
}

async function refreshAll(refresh: RevalidateDeps['refresh'], paths: readonly string[]) {
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
