import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artefactFolder } from './artefact.ts';
import type { StalePagesOptions } from './stale-pages.ts';

const folder = join(artefactFolder, 'revalidation-function');

/**
 * The function that OpenNext brings for the queue of stale pages, as Lambda loads it: from its own folder. Its requests
 * to `host`, which on Lambda speaks TLS, go there without.
 */
export async function loadRevalidationWorker(host: string): Promise<StalePagesOptions['work']> {
  const secure = https.request;
  const request = (
    url: string,
    options: http.RequestOptions,
    respond: (response: http.IncomingMessage) => void,
  ) => {
    const { host: to, pathname, search } = new URL(url);
    return to === host
      ? http.request(`http://${to}${pathname}${search}`, options, respond)
      : secure(url, options, respond);
  };
  Object.assign(https, { request });
  process.chdir(folder);
  const { handler }: { handler?: unknown } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
  if (typeof handler !== 'function') throw new Error('The revalidation function exports no "handler".');
  return async (event) => handler(event);
}
