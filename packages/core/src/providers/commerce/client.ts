import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { type Backoff, realBackoff } from '../../backoff.ts';
import { Fault } from '../../fault.ts';
import { type Read, type RecordShape, readAnswer } from '../read-answer.ts';
import { retryDelayMs } from '../retry.ts';
import type { GeneratedMutationTypes, GeneratedQueryTypes } from './generated/storefront.generated.d.ts';
import { judgeResponse } from './judge-response.ts';

export interface CommerceOptions {
  /** The store's domain on the platform, without a scheme. */
  storeDomain: string;
  /** `YYYY-MM` */
  apiVersion: string;
  /** The private token is for servers only. */
  token: { public: string } | { private: string };
  /** Another origin than `https://{storeDomain}`; only its origin counts. */
  endpoint?: string | null;
  /** How long one attempt may take. */
  timeoutMs?: number;
  /** How long the caller can still wait, over all attempts; anything later is a timeout. */
  remainingMs?: () => number;
  /** IP address of the buyer on whose behalf a server sends requests; the platform throttles by it. */
  buyerIp?: string;
  /** Receives faults of usable responses: partial data, failed attempts. */
  report?: (fault: Fault) => void;
  backoff?: Backoff;
}

/** Sends a request; the browser and the server differ. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

type WithCountry<Variables> = Omit<Variables, 'country'> & { country: string };

/**
 * The platform's client, wrapped once. Every call carries its country, and the shape that its answer must fit, of
 * `generated/answer-shapes.ts`. Rejects with a `Fault`: `commerce-unavailable` (also for an answer of another shape),
 * `commerce-timeout`, `commerce-throttled`, `commerce-refused` and `commerce-denied` (a scope that was not granted) of
 * kind `outside`, `country-unknown` of kind `input`.
 */
export interface CommerceClient {
  query<Document extends keyof GeneratedQueryTypes, Shape extends RecordShape>(
    document: Document,
    shape: Shape,
    variables: WithCountry<GeneratedQueryTypes[Document]['variables']>,
  ): Promise<Read<Shape>>;
  /**
   * Never retried: after a lost response the change may have been made. Its faults do not quote the platform,
   * because its messages may repeat what somebody typed.
   */
  mutate<Document extends keyof GeneratedMutationTypes, Shape extends RecordShape>(
    document: Document,
    shape: Shape,
    variables: WithCountry<GeneratedMutationTypes[Document]['variables']>,
  ): Promise<Read<Shape>>;
  /** A query that is built at run time: the same selection under each alias, where null means that there is none. */
  queryAliases<Shape extends RecordShape>(
    document: string,
    aliases: readonly string[],
    shape: Shape,
    variables: Record<string, unknown> & { country: string },
  ): Promise<Map<string, Read<Shape> | null>>;
}

export function createCommerceClient(options: CommerceOptions, send: Send): CommerceClient {
  const { storeDomain, apiVersion, token, buyerIp, timeoutMs = 8_000 } = options;
  const { report, backoff = realBackoff, remainingMs = () => Number.POSITIVE_INFINITY } = options;
  const origin = readOrigin(options.endpoint);
  const client = createStorefrontApiClient({
    storeDomain,
    apiVersion,
    ...('public' in token ? { publicAccessToken: token.public } : { privateAccessToken: token.private }),
    customFetchApi: (url, init) => {
      const { pathname } = new URL(url);
      return send(origin === null ? url : origin + pathname, init ?? {});
    },
    // The default logger warns on the console about every version that the client does not know.
    logger: () => undefined,
  });

  async function attempt(document: string, variables: Record<string, unknown>, isQuotable: boolean) {
    const withinMs = Math.min(timeoutMs, remainingMs());
    if (withinMs === 0) throw timeoutFault(withinMs);
    const signal = AbortSignal.timeout(withinMs);
    const expiry = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(timeoutFault(withinMs)), { once: true });
    });
    const headers = buyerIp === undefined ? {} : { 'Shopify-Storefront-Buyer-IP': buyerIp };
    const request = client.request(document, { variables, headers, signal });
    return Promise.race([
      request.then(async (response) => ({ response, verdict: await judgeResponse(response, isQuotable) })),
      expiry,
    ]);
  }

  async function run(document: string, variables: Record<string, unknown>, isRepeatable: boolean) {
    const isQuotable = isRepeatable && !holdsSecret(variables);
    for (let retries = 0; ; retries += 1) {
      const { response, verdict } = await attempt(document, variables, isQuotable);
      const { fault, isTemporary, isUsable } = verdict;
      if (fault === null) return response.data;

      const retryAfter = response.errors?.response?.headers.get('retry-after') ?? null;
      const delayMs = isRepeatable && isTemporary ? retryDelayMs(retries, retryAfter, backoff.random) : null;
      const isWorthIt = delayMs !== null && delayMs < remainingMs();
      if (isUsable) {
        report?.(fault);
        return response.data;
      }
      if (!isWorthIt) throw fault;
      report?.(fault);
      await backoff.wait(delayMs);
    }
  }

  async function read<Shape extends RecordShape>(
    document: string,
    shape: Shape,
    variables: Record<string, unknown>,
    isRepeatable: boolean,
  ): Promise<Read<Shape>> {
    return readAnswer('commerce', shape, await run(document, variables, isRepeatable));
  }

  return {
    query: (document, shape, variables) => read(document, shape, variables, true),
    mutate: (document, shape, variables) => read(document, shape, variables, false),

    async queryAliases(document, aliases, shape, variables) {
      const data: Record<string, unknown> = await run(document, variables, true);
      return new Map(
        aliases.map((alias) => {
          const one = data[alias];
          return [alias, one === null ? null : readAnswer('commerce', shape, one)];
        }),
      );
    },
  };
}

/** Tokens of customers and the keys of carts and orders would stand in a message that repeats what was sent. */
function holdsSecret(variables: Record<string, unknown>): boolean {
  if ('customerAccessToken' in variables) return true;
  return Object.values(variables).some((value) => typeof value === 'string' && value.includes('?key='));
}

function timeoutFault(timeoutMs: number): Fault {
  const say = `The commerce platform did not respond within ${timeoutMs} ms.`;
  return new Fault({ code: 'commerce-timeout', kind: 'outside', say });
}

function readOrigin(endpoint: string | null | undefined): string | null {
  if (endpoint === null || endpoint === undefined) return null;
  if (URL.canParse(endpoint)) return new URL(endpoint).origin;
  const say = `The commerce endpoint "${endpoint}" is no URL; give an origin such as http://localhost:3001.`;
  throw new Fault({ code: 'commerce-endpoint-invalid', kind: 'input', say });
}
