import type { Subject } from '@storefront/core/cache/plan-refresh';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import * as z from 'zod';

/** Reads versions from the sources themselves, past every cache. */
export interface SourceVersions {
  /**
   * ISO 8601; null when shoppers cannot see the thing. Rejects with a `Fault` (outside): `{provider}-timeout` after the
   * provider's own time, or after `withinMs`.
   */
  versionOf(subject: Subject, withinMs?: number): Promise<string | null>;
}

export interface SourceVersionsOptions {
  http: Pick<Http, 'readJson'>;
  commerce: { endpoint: string; publicToken: string; privateToken: string | null; timeoutMs: number };
  content: {
    projectId: string;
    dataset: string;
    apiHost: string | null;
    readToken: string | null;
    timeoutMs: number;
  };
}

const CONTENT_API = 'v2026-01-01';
const CONTENT_QUERY = '*[_id == $id][0]._updatedAt';
const METAOBJECT_QUERY = 'query Version($id: ID!) { found: metaobject(id: $id) { updatedAt } }';
const handleQuery = (kind: 'product' | 'collection') =>
  `query Version($handle: String!) { found: ${kind}(handle: $handle) { updatedAt } }`;
/** Null beside an error is no absence. */
const shopResponse = z.object({
  data: z.object({ found: z.object({ updatedAt: z.string() }).nullable() }),
  errors: z.undefined().optional(),
});
const contentResponse = z.object({ result: z.string().nullable() });

export function createSourceVersions({ http, commerce, content }: SourceVersionsOptions): SourceVersions {
  async function fetchFromShop(
    query: string,
    variables: Record<string, string>,
    withinMs: number,
  ): Promise<string | null> {
    const token = commerce.privateToken
      ? { 'shopify-storefront-private-token': commerce.privateToken }
      : { 'x-shopify-storefront-access-token': commerce.publicToken };
    const response = await http.readJson({
      provider: 'commerce',
      url: commerce.endpoint,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...token },
      body: JSON.stringify({ query, variables }),
      isRepeatable: true,
      timeoutMs: Math.min(commerce.timeoutMs, withinMs),
    });
    return check('commerce', shopResponse, response).data.found?.updatedAt ?? null;
  }

  async function fetchFromContent(id: string, withinMs: number): Promise<string | null> {
    const { projectId, dataset, apiHost, readToken, timeoutMs } = content;
    const query = new URLSearchParams({
      query: CONTENT_QUERY,
      $id: JSON.stringify(id),
      perspective: 'published',
    });
    const host = apiHost ?? `https://${projectId}.api.sanity.io`;
    const response = await http.readJson({
      provider: 'content',
      url: `${host}/${CONTENT_API}/data/query/${dataset}?${query}`,
      headers: {
        'x-sanity-project-id': projectId,
        ...(readToken === null ? {} : { authorization: `Bearer ${readToken}` }),
      },
      timeoutMs: Math.min(timeoutMs, withinMs),
    });
    return check('content', contentResponse, response).result;
  }

  return {
    versionOf(subject, withinMs = Number.POSITIVE_INFINITY) {
      switch (subject.kind) {
        case 'document':
          return fetchFromContent(subject.id, withinMs);
        case 'metaobject':
          return fetchFromShop(METAOBJECT_QUERY, { id: subject.id }, withinMs);
        case 'product':
        case 'collection':
          return fetchFromShop(handleQuery(subject.kind), { handle: subject.handle }, withinMs);
      }
    },
  };
}

function check<Value>(provider: string, schema: z.ZodType<Value>, response: unknown): Value {
  const read = schema.safeParse(response);
  if (read.success) return read.data;
  const say = `${provider} returned no version.`;
  throw new Fault({ code: `${provider}-unavailable`, kind: 'outside', say, cause: read.error });
}
