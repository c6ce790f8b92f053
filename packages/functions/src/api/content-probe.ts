import { Fault } from '@storefront/core/fault';
import { createHttp, type HttpOptions } from '@storefront/core/providers/http';

export interface ContentProbeOptions extends HttpOptions {
  projectId: string;
  dataset: string;
  /** Another origin than Sanity's own. */
  apiHost: string | null;
  timeoutMs: number;
}

/** The smallest question that needs the dataset for its answer. */
const QUERY = '*[0]._id';

/** Asks the CMS whether it answers. Rejects with a `Fault` of kind `outside`. */
export function createContentProbe(options: ContentProbeOptions): { ask(): Promise<void> } {
  const { projectId, dataset, apiHost, timeoutMs } = options;
  const http = createHttp(options);
  const url = new URL(
    `${apiHost ?? `https://${projectId}.apicdn.sanity.io`}/v2026-01-01/data/query/${dataset}`,
  );
  url.searchParams.set('query', QUERY);
  url.searchParams.set('perspective', 'published');
  const headers = { accept: 'application/json', 'x-sanity-project-id': projectId };

  return {
    async ask() {
      const answer = await http.readJson({ provider: 'content', url: url.href, headers, timeoutMs });
      if (typeof answer === 'object' && answer !== null && 'result' in answer) return;
      const say = 'content answered a query without a result: check its address.';
      throw new Fault({ code: 'content-unavailable', kind: 'outside', say });
    },
  };
}
