import { createClient } from '@sanity/client';
import { createBoundedFetch } from '../http.ts';
import type { ContentReader } from './content.ts';
import { contentMethods } from './content-methods.ts';
import type { ReportProblem } from './content-problems.ts';
import { createFetchContent, type OnRead } from './fetch-content.ts';
import type { ContentAvailability } from './hide-unavailable.ts';
import { createImageMapper } from './parts/map-image.ts';

/** The newest version of the query API that the queries were written for; versions are dates. */
export const CONTENT_API_VERSION = '2026-01-01';

/** A stale page is worth more than a late one, so a failed read is retried only once. */
const MAX_RETRIES = 1;

/** Ten times the largest response, a search for campaigns. */
export const MAX_RESPONSE_BYTES = 5_000_000;

export interface ContentReaderOptions {
  projectId: string;
  dataset: string;
  /** An origin to use instead of Sanity's own, also for pictures. */
  apiHost?: string | null;
  /** Needed only for private datasets. */
  token?: string | null;
  apiVersion?: string;
  /** How long one request may take, in milliseconds. */
  timeoutMs: number;
  /** False reads past the CDN, to see an edit of a moment ago. */
  useCdn?: boolean;
  /** Which providers pages may link to; all by default. */
  available?: ContentAvailability;
  onRead?: OnRead;
  /** Called once for each part that cannot be shown. */
  report?: ReportProblem;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

/**
 * Reads published content from Sanity; create one per process. Every method rejects with a `Fault` of kind `outside`,
 * code `content-unavailable`, when Sanity refuses, fails, is late or returns an invalid result, and returns null when
 * the document does not exist.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const { projectId, dataset, apiHost, token, apiVersion = CONTENT_API_VERSION, timeoutMs, fetch } = options;
  const { useCdn = true, available, onRead, report } = options;
  const boundedFetch = createBoundedFetch(MAX_RESPONSE_BYTES, fetch);
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
  const fetchContent = createFetchContent({ client, toImage, available, onRead, report, keepsMarks: false });
  return contentMethods({ fetchContent, toImage, report });
}
