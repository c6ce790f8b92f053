import { Fault } from '@storefront/core/fault';
import { createHttp, type HttpOptions } from '@storefront/core/providers/http';

export interface ContentProbeOptions extends HttpOptions {
  projectId: string;
  dataset: string;
  /** Replaces Sanity's own origin; null uses that. */
  apiHost: string | null;
  timeoutMs: number;
}

/** The smallest query that reads the dataset. */
const QUERY = '*[0]._id';

/** Checks that the CMS responds to a query. Rejects with a `Fault` of kind `outside`. */
export function createContentProbe(options: ContentProbeOptions): { run(): Promise<void> } {
  const { projectId, dataset, apiHost, timeoutMs } = options;
  const http = createHttp(options);
  const url = new URL(
    `${apiHost ?? `https://${projectId}.apicdn.sanity.io`}/v2026-01-01/data/query/${dataset}`,
  );
  url.searchParams.set('query', QUERY);
  url.searchParams.set('perspective', 'published');
  const headers = { accept: 'application/json', 'x-sanity-project-id': projectId };

  return {
    async run() {
      const response = await http.readJson({ provider: 'content', url: url.href, headers, timeoutMs });
      if (typeof response === 'object' && response !== null && 'result' in response) return;
      const say = 'The CMS returned no result for a query: check its URL.';
      throw new Fault({ code: 'content-unavailable', kind: 'outside', say });
    },
  };
}
