import { type ClientConfig, createClient } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { Fault } from '../../fault.ts';
import type { ContentReader } from './content.ts';
import type { QueryResults } from './generated/query-results.ts';
import { mapHome, mapNotFound, mapProduct, mapProductTexts } from './map.ts';
import { createImageMapper } from './map-image.ts';
import { mapShell } from './map-shell.ts';
import { contentQueries } from './queries.ts';

/** The newest version of the query API that the queries were written for; versions are dates. */
export const CONTENT_API_VERSION = '2026-01-01';

/** A stale answer is worth more than a late one, so a failed read is sent once more and no oftener. */
const MAX_RETRIES = 1;

export interface ContentReaderOptions {
  projectId: string;
  dataset: string;
  /** Another origin than Sanity's own, which then also serves the pictures. */
  apiHost?: string | null;
  /** Only private datasets need it: what is published is read. */
  token?: string | null;
  apiVersion?: string;
  /** How long one request may take, in milliseconds. */
  timeoutMs: number;
  /** Stands in for the network in tests. */
  fetch?: ReturnType<NonNullable<ClientConfig['resolveFetch']>>;
}

/**
 * Reads published content from Sanity; make one per process. Every method rejects with a `Fault` of kind
 * `outside`, code `content-unavailable`, when Sanity refuses, fails, is late or answers nonsense, and answers
 * null when the document is not there.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { projectId, dataset, apiHost, token, apiVersion = CONTENT_API_VERSION, timeoutMs, fetch } = options;
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: !apiHost,
    perspective: 'published',
    stega: false,
    timeout: timeoutMs,
    maxRetries: MAX_RETRIES,
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...(token ? { token } : {}),
    ...(fetch ? { resolveFetch: () => fetch } : {}),
  });
  const toImage = createImageMapper({ projectId, dataset, baseUrl: apiHost || null });

  async function ask<Name extends keyof QueryResults, Content>(
    name: Name,
    params: Record<string, string>,
    map: (answer: NonNullable<QueryResults[Name]>) => Content,
  ): Promise<Content | null> {
    try {
      const answer = await client.fetch<QueryResults[Name]>(contentQueries[name], params);
      if (answer === null) return null;
      // The client hands out undefined for a body that is not JSON: that is no document that is missing.
      if (typeof answer !== 'object') throw new TypeError(`Expected an object, got ${typeof answer}`);
      return map(answer);
    } catch (cause) {
      throw new Fault({
        code: 'content-unavailable',
        kind: 'outside',
        say: `Sanity did not answer the query '${name}' usefully: check that it is up and that project, dataset and token fit.`,
        cause,
      });
    }
  }

  return {
    shell: () => ask('shell', {}, (shell) => mapShell(stegaClean(shell), toImage)),
    home: () => ask('home', {}, (home) => mapHome(stegaClean(home), toImage)),
    notFound: () => ask('notFound', {}, (page) => mapNotFound(stegaClean(page), toImage)),
    product: (handle) => ask('product', { handle }, (product) => mapProduct(stegaClean(product), toImage)),
    productTexts: () => ask('productTexts', {}, (texts) => mapProductTexts(stegaClean(texts))),
  };
}
