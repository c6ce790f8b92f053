import { timingSafeEqual } from 'node:crypto';
import { isTag } from '@storefront/core/cache/page-tags';
import { serverConfig } from '@storefront/core/config';
import type { NextApiRequest, NextApiResponse } from 'next';
import { pageIndex } from './page-index.ts';
import { refreshPage } from './refresh-page.ts';

const LONGEST_LIST = 100;
const LONGEST_PATH = 512;
const PATH = /^\/(?!\/|api\/|_next\/)[\w\-./%]*$/;
/** Pages made at once: the site shares its sources with shoppers. */
const AT_ONCE = 5;

interface Wanted {
  paths: string[];
  tags: string[];
}

function isSecret(given: string | undefined, secret: string): boolean {
  const wanted = Buffer.from(`Bearer ${secret}`);
  const got = Buffer.from(given ?? '');
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

function refuse(response: NextApiResponse, status: number, code: string, message: string) {
  response.status(status).json({ error: { code, message } });
}

const isPath = (text: string) => text.length <= LONGEST_PATH && PATH.test(text);

/** The list under a name, empty when there is none; null when it cannot be used. */
function readList(body: object, name: string, isEntry: (text: string) => boolean): string[] | null {
  const list: unknown = Object.entries(body).find(([key]) => key === name)?.[1] ?? [];
  if (!Array.isArray(list) || list.length > LONGEST_LIST) return null;
  return list.every((entry): entry is string => typeof entry === 'string' && isEntry(entry)) ? list : null;
}

function readWanted(body: unknown): Wanted | null {
  if (typeof body !== 'object' || body === null) return null;
  const [paths, tags] = [readList(body, 'paths', isPath), readList(body, 'tags', isTag)];
  return paths && tags && paths.length + tags.length > 0 ? { paths, tags } : null;
}

/**
 * `POST /api/revalidate` for operators: Bearer secret, `{paths?, tags?}` → `{refreshed, failed}`. Each path, and
 * each page that shows something of a tag, is made anew at once, also as a 404 when it is gone; one whose source
 * is down is in `failed`. 400, 401, 405; 502 when nobody can say which pages show the tags.
 */
export async function revalidate(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'private, no-store');
  const secret = serverConfig().revalidateSecret;
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'method-not-allowed', 'Send a POST request.');
  }
  if (secret === null || !isSecret(request.headers.authorization, secret))
    return refuse(response, 401, 'not-authorised', 'Send the revalidation secret as a Bearer token.');
  const wanted = readWanted(request.body);
  if (!wanted) {
    const say = `Send {"paths": […], "tags": […]}: paths of this site or tags such as "product:slip", at most ${LONGEST_LIST} each.`;
    return refuse(response, 400, 'paths-invalid', say);
  }
  const tagged = await pathsOf(wanted.tags);
  if (tagged === null) {
    return refuse(response, 502, 'cache-unavailable', 'Nobody can say now which pages show these tags.');
  }
  response.status(200).json(await refreshAll(response, [...new Set([...wanted.paths, ...tagged])]));
}

async function pathsOf(tags: readonly string[]): Promise<string[] | null> {
  try {
    return await pageIndex().pathsOf(tags);
  } catch (error) {
    console.error('The index of pages did not answer', error);
    return null;
  }
}

async function refreshAll(response: NextApiResponse, paths: readonly string[]) {
  const refreshed: string[] = [];
  const failed: string[] = [];
  const waiting = paths.values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    // The lanes share one iterator, so that each path is taken once.
    for (const path of waiting) {
      const isNew = await refreshPage((at) => response.revalidate(at), path);
      (isNew ? refreshed : failed).push(path);
    }
  });
  await Promise.all(lanes);
  return { refreshed, failed };
}
