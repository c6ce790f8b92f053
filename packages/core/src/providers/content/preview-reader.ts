import { createClient } from '@sanity/client';
import { createBoundedFetch } from '../http.ts';
import { createAskContent } from './ask-content.ts';
import type { ContentReader } from './content.ts';
import { createImageMapper } from './map-image.ts';
import { marksText } from './marks-text.ts';
import { readContent } from './read-content.ts';
import { CONTENT_API_VERSION, type ContentReaderOptions, LARGEST_ANSWER_BYTES } from './sanity.ts';

export interface PreviewReaderOptions extends Omit<ContentReaderOptions, 'token' | 'useCdn'> {
  /** Reads drafts. */
  token: string;
  /** `drafts` unless the editing tool says otherwise: names of releases, the first of which wins. */
  perspective?: string | string[];
  /** Where the editing tool is; marks in the texts lead there. */
  studioUrl: string;
}

/**
 * Reads what an editor looks at, past the CDN ([state.content-preview.4]). Texts that pages draw carry invisible
 * marks that lead to their field in the editing tool; handles, addresses, numbers, keys and colours never do. Rejects
 * and answers as the published reader does.
 */
export function createPreviewReader(options: PreviewReaderOptions): ContentReader {
  const { projectId, dataset, apiHost, token, timeoutMs, studioUrl, fetch, offers, onRead, report } = options;
  const { apiVersion = CONTENT_API_VERSION, perspective = 'drafts' } = options;
  const boundedFetch = createBoundedFetch(LARGEST_ANSWER_BYTES, fetch);
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
  const ask = createAskContent({ client, toImage, offers, onRead, report, keepsMarks: true });
  return readContent({ ask, toImage, report });
}
