import { Fault, isFault } from '../../fault.ts';
import { createHttp, type HttpOptions } from '../http.ts';
import type { ContentReader } from './content.ts';
import type { QueryResults } from './generated/query-results.ts';
import { queryShapes } from './generated/query-shapes.ts';
import { type ContentAvailability, hideUnavailable } from './hide-unavailable.ts';
import { mapShell } from './map/map-shell.ts';
import { createImageMapper } from './parts/map-image.ts';
import { contentQueries } from './queries.ts';
import { readResult } from './read-result.ts';

export interface ShellReaderOptions extends HttpOptions {
  projectId: string;
  dataset: string;
  /** An origin to use instead of Sanity's own. */
  apiHost: string | null;
  timeoutMs: number;
  /** Which providers pages may link to; all by default. */
  available?: ContentAvailability;
}

/** The same as `CONTENT_API_VERSION`. */
const API_VERSION = '2026-01-01';
const MAX_RESPONSE_BYTES = 2_000_000;

/**
 * Reads the published shell over plain HTTP, for functions that read nothing else: Sanity's client is three times as
 * large as the rest of such a function. Rejects as `ContentReader` does.
 */
export function createShellReader(options: ShellReaderOptions): Pick<ContentReader, 'shell'> {
  const { projectId, dataset, apiHost, timeoutMs, available } = options;
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
          maxBytes: MAX_RESPONSE_BYTES,
        };
        const found = readShell(await http.readJson(sent));
        return found === null
          ? null
          : mapShell(available ? hideUnavailable(found, available) : found, toImage);
      } catch (cause) {
        if (isFault(cause) && cause.code === 'content-timeout') throw cause;
        const say = 'Sanity returned no usable result for the query of the shell: check that it is up.';
        throw new Fault({ code: 'content-unavailable', kind: 'outside', say, cause });
      }
    },
  };
}

function readShell(body: unknown): QueryResults['shell'] {
  if (typeof body !== 'object' || body === null || !('result' in body)) {
    throw new TypeError('Expected a result.');
  }
  return body.result === null ? null : readResult(body.result, queryShapes.shell, () => undefined);
}
