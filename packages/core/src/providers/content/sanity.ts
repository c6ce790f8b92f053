import { createClient } from '@sanity/client';
import { createBoundedFetch } from '../http.ts';
import { createAskContent } from './ask-content.ts';
import type { ContentReader } from './content.ts';
import type { ReportProblem } from './content-problems.ts';
import { createImageMapper } from './map-image.ts';
import type { ContentOffers } from './only-offered.ts';
import { readContent } from './read-content.ts';

/** The newest version of the query API that the queries were written for; versions are dates. */
export const CONTENT_API_VERSION = '2026-01-01';

/** A stale answer is worth more than a late one, so a failed read is sent once more and no oftener. */
const MAX_RETRIES = 1;

/** The largest answer, a search for campaigns, has a tenth of it. */
export const LARGEST_ANSWER_BYTES = 5_000_000;

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
  /** False reads past the CDN, for whoever must see an edit of a moment ago. */
  useCdn?: boolean;
  /** What pages may lead to; everything unless said. */
  offers?: ContentOffers;
  /** Told of each document that was read, with its version (ISO 8601). */
  onRead?: (id: string, version: string) => void;
  /** Told once of each part that cannot be shown; the rest is. */
  report?: ReportProblem;
  /** Stands in for the network in tests. */
  fetch?: typeof fetch;
}

/**
 * Reads published content from Sanity; make one per process. Every method rejects with a `Fault` of kind
 * `outside`, code `content-unavailable`, when Sanity refuses, fails, is late or answers nonsense, and answers
 * null when the document is not there.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { projectId, dataset, apiHost, token, apiVersion = CONTENT_API_VERSION, timeoutMs, fetch } = options;
  const { useCdn = true, offers, onRead, report } = options;
  const boundedFetch = createBoundedFetch(LARGEST_ANSWER_BYTES, fetch);
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn,
    perspective: 'published',
    stega: false,
    timeout: timeoutMs,
    maxRetries: MAX_RETRIES,
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    ...(token ? { token } : {}),
    resolveFetch: () => boundedFetch,
  });
  const toImage = createImageMapper({ projectId, dataset, baseUrl: apiHost || null });
  const ask = createAskContent({ client, toImage, offers, onRead, report, keepsMarks: false });
  return readContent({ ask, toImage, report });
}
