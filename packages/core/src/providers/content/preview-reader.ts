import { createClient } from '@sanity/client';
import { createBoundedFetch } from '../http.ts';
import type { ContentReader } from './content.ts';
import { contentMethods } from './content-methods.ts';
import { createFetchContent } from './fetch-content.ts';
import { marksText } from './marks-text.ts';
import { createImageMapper } from './parts/map-image.ts';
import { CONTENT_API_VERSION, type ContentReaderOptions, MAX_RESPONSE_BYTES } from './sanity.ts';

export interface PreviewReaderOptions extends Omit<ContentReaderOptions, 'token' | 'useCdn'> {
  /** Reads drafts. */
  token: string;
  /** `drafts` by default; or names of releases, the first of which wins. */
  perspective?: string | string[];
  /** Address of the editing tool, to which the marks in the texts link. */
  studioUrl: string;
}

/**
 * `[state.content-preview.4]` Reads drafts, past the CDN. Texts that pages draw carry invisible marks that link to
 * their field in the editing tool; handles, addresses, numbers, keys and colours never do. Otherwise as the reader of
 * published content.
 */
export function createPreviewReader(options: PreviewReaderOptions): ContentReader {
  const { projectId, dataset, apiHost, token, timeoutMs, studioUrl, fetch, available, onRead, report } =
    options;
  const { apiVersion = CONTENT_API_VERSION, perspective = 'drafts' } = options;
  const boundedFetch = createBoundedFetch(MAX_RESPONSE_BYTES, fetch);
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    token,
    useCdn: false,
    perspective: typeof perspective === 'string' ? perspective.split(',') : perspective,
    resultSourceMap: 'withKeyArraySelector',
    stega: { enabled: true, studioUrl, filter: marksText },
    timeout: timeoutMs,
    maxRetries: 0,
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    resolveFetch: () => boundedFetch,
  });
  const toImage = createImageMapper({ projectId, dataset, baseUrl: apiHost || null });
  const fetchContent = createFetchContent({ client, toImage, available, onRead, report, keepsMarks: true });
  return contentMethods({ fetchContent, toImage, report });
}
