import { timingSafeEqual } from 'node:crypto';
import { serverConfig } from '@storefront/core/config';
import type { NextApiRequest, NextApiResponse } from 'next';

const LONGEST_LIST = 100;
const PATH = /^\/[\w\-./%]*$/;

function isSecret(given: string | undefined, secret: string): boolean {
  const wanted = Buffer.from(`Bearer ${secret}`);
  const got = Buffer.from(given ?? '');
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

function refuse(response: NextApiResponse, status: number, code: string, message: string) {
  response.status(status).json({ error: { code, message } });
}

function readPaths(body: unknown): string[] | null {
  if (typeof body !== 'object' || body === null || !('paths' in body)) return null;
  const { paths } = body;
  if (!Array.isArray(paths) || paths.length === 0 || paths.length > LONGEST_LIST) return null;
  return paths.every((path): path is string => typeof path === 'string' && PATH.test(path)) ? paths : null;
}

/**
 * `POST /api/revalidate` for operators: Bearer secret, `{paths}` → `{refreshed, failed}`. Each path is made
 * anew at once, also as a 404 when it is gone; one whose source is down is in `failed`.
 */
export async function revalidate(request: NextApiRequest, response: NextApiResponse) {
  const secret = serverConfig().revalidateSecret;
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'method-not-allowed', 'Send a POST request.');
  }
  if (secret === null || !isSecret(request.headers.authorization, secret))
    return refuse(response, 401, 'not-authorised', 'Send the revalidation secret as a Bearer token.');
  const paths = readPaths(request.body);
  if (!paths)
    return refuse(
      response,
      400,
      'paths-invalid',
      `Send {"paths": […]} with 1 to ${LONGEST_LIST} paths of this site.`,
    );

  const refreshed: string[] = [];
  const failed: string[] = [];
  for (const path of paths) {
    try {
      await response.revalidate(path);
      refreshed.push(path);
    } catch (error) {
      // A page that is gone was made anew as well: as a 404.
      if (error instanceof Error && error.message.includes('Invalid response 404')) {
        refreshed.push(path);
        continue;
      }
      console.error(`Could not refresh ${path}`, error);
      failed.push(path);
    }
  }
  response.status(200).json({ refreshed, failed });
}
