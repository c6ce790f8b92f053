import { Fault, isFault } from '../../fault.ts';
import { createHttp, type HttpOptions } from '../http.ts';
import type { ContentReader } from './content.ts';
import type { QueryResults } from './generated/query-results.ts';
import { createImageMapper } from './map-image.ts';
import { mapShell } from './map-shell.ts';
import { type ContentOffers, onlyOffered } from './only-offered.ts';
import { contentQueries } from './queries.ts';

export interface ShellReaderOptions extends HttpOptions {
  projectId: string;
  dataset: string;
  /** Another origin than Sanity's own. */
  apiHost: string | null;
  timeoutMs: number;
  /** What pages may lead to; everything unless said. */
  offers?: ContentOffers;
}

/** Of the query API; the same as `CONTENT_API_VERSION`. */
const API_VERSION = '2026-01-01';
const LARGEST_ANSWER_BYTES = 2_000_000;

/**
 * The published shell by Sanity's query endpoint, for functions that read nothing else: Sanity's own client is
 * three times as large as all the rest of them. Rejects as `ContentReader` does.
 */
export function createShellReader(options: ShellReaderOptions): Pick<ContentReader, 'shell'> {
  const { projectId, dataset, apiHost, timeoutMs, offers } = options;
  const http = createHttp(options);
  const toImage = createImageMapper({ projectId, dataset, baseUrl: apiHost });
  const origin = apiHost ?? `https://${projectId}.apicdn.sanity.io`;
  const url = new URL(`${origin}/v${API_VERSION}/data/query/${dataset}`);
  url.searchParams.set('query', contentQueries.shell);
  url.searchParams.set('perspective', 'published');

  return {
    async shell() {
      try {
        const headers = { accept: 'application/json', 'x-sanity-project-id': projectId };
        const sent = {
          provider: 'content',
          url: url.href,
          headers,
          timeoutMs,
          maxBytes: LARGEST_ANSWER_BYTES,
        };
        const found = readResult(await http.readJson(sent));
        return found === null ? null : mapShell(offers ? onlyOffered(found, offers) : found, toImage);
      } catch (cause) {
        if (isFault(cause) && cause.code === 'content-timeout') throw cause;
        const say = 'Sanity did not answer the query of the shell usefully: check that it is up.';
        throw new Fault({ code: 'content-unavailable', kind: 'outside', say, cause });
      }
    },
  };
}

/** Typed by the CMS's schema; the mapper reads every leaf with doubt. */
function readResult(answer: unknown): QueryResults['shell'] {
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) {
    throw new TypeError('Expected a result.');
  }
  const { result } = answer;
  if (result !== null && typeof result !== 'object') throw new TypeError('Expected a document.');
  return result as QueryResults['shell'];
}
