import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTag } from '@storefront/core/cache/page-tags';
import { serverConfig } from '@storefront/core/config';
import type { NextApiRequest, NextApiResponse } from 'next';
import { isPagePath } from './is-page-path.ts';
import { pageIndex } from './page-index.ts';
import { readJsonBody } from './read-json-body.ts';
import { refreshPage } from './refresh-page.ts';

const LONGEST_LIST = 100;
/** Pages made at once: the site shares its sources with shoppers. */
const AT_ONCE = 5;

interface Wanted {
  paths: string[];
  tags: string[];
}

/** What stands behind the door for operators. */
export interface RevalidateOptions {
  secret: string | null;
  /** The pages that show something of the tags; null when nobody can say. */
  pathsOf: (tags: readonly string[]) => Promise<string[] | null>;
  /** False when the page could not be made anew. */
  refresh: (path: string) => Promise<boolean>;
}

/** Digests are as long as each other: the time of a comparison tells nothing about the secret's length either. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isSecret(given: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${secret}`));
}

function answer(response: ServerResponse, status: number, body: object) {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string, message: string) {
  answer(response, status, { error: { code, message } });
}

/** The list under a name, empty when there is none; null when it cannot be used. */
function readList(body: object, name: string, isEntry: (text: string) => boolean): string[] | null {
  const list: unknown = Object.entries(body).find(([key]) => key === name)?.[1] ?? [];
  if (!Array.isArray(list) || list.length > LONGEST_LIST) return null;
  return list.every((entry): entry is string => typeof entry === 'string' && isEntry(entry)) ? list : null;
}

function readWanted(body: unknown): Wanted | null {
  if (typeof body !== 'object' || body === null) return null;
  const [paths, tags] = [readList(body, 'paths', isPagePath), readList(body, 'tags', isTag)];
  return paths && tags && paths.length + tags.length > 0 ? { paths, tags } : null;
}

/** `POST /api/revalidate` for operators, as Next calls it. */
export function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerRevalidate(request, response, {
    secret: serverConfig().revalidateSecret,
    pathsOf,
    refresh: (path) => refreshPage((at) => response.revalidate(at), path),
  });
}

/**
 * Bearer secret, JSON `{paths?, tags?}` → `{refreshed, failed}`. Each path, and each page that shows something of a
 * tag, is made anew at once, also as a 404 when it is gone; one whose source is down is in `failed`. Who asks is
 * settled before anything that was sent is read. 400, 401, 405, 413, 415; 502 when nobody can say which pages show
 * the tags.
 */
export async function answerRevalidate(
  request: IncomingMessage,
  response: ServerResponse,
  options: RevalidateOptions,
): Promise<void> {
  response.setHeader('cache-control', 'private, no-store');
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'method-not-allowed', 'Send a POST request.');
  }
  if (options.secret === null || !isSecret(request.headers.authorization, options.secret))
    return refuse(response, 401, 'not-authorised', 'Send the revalidation secret as a Bearer token.');
  const read = await readJsonBody(request);
  if ('code' in read) return refuse(response, read.status, read.code, read.message);
  const wanted = readWanted(read.body);
  if (!wanted) {
    const say = `Send {"paths": […], "tags": […]}: paths of this site or tags such as "product:slip", at most ${LONGEST_LIST} each.`;
    return refuse(response, 400, 'paths-invalid', say);
  }
  const tagged = wanted.tags.length === 0 ? [] : await options.pathsOf(wanted.tags);
  if (tagged === null) {
    return refuse(response, 502, 'cache-unavailable', 'Nobody can say now which pages show these tags.');
  }
  answer(response, 200, await refreshAll(options.refresh, [...new Set([...wanted.paths, ...tagged])]));
}

async function pathsOf(tags: readonly string[]): Promise<string[] | null> {
  try {
    return await pageIndex().pathsOf(tags);
  } catch (error) {
    console.error('The index of pages did not answer', error);
    return null;
  }
}

async function refreshAll(refresh: RevalidateOptions['refresh'], paths: readonly string[]) {
  const refreshed: string[] = [];
  const failed: string[] = [];
  const waiting = paths.values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    // The lanes share one iterator, so that each path is taken once.
    for (const path of waiting) {
      ((await refresh(path)) ? refreshed : failed).push(path);
    }
  });
  await Promise.all(lanes);
  return { refreshed, failed };
}
