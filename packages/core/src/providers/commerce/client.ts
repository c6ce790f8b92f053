import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { type Backoff, realBackoff } from '../../backoff.ts';
import { Fault } from '../../fault.ts';
import { retryDelayMs } from '../retry.ts';
import { judgeAnswer } from './answer.ts';
import type { GeneratedMutationTypes, GeneratedQueryTypes } from './generated/storefront.generated.d.ts';

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
  /** How long whoever asks can still wait, all attempts together; what comes later is a timeout. */
  remainingMs?: () => number;
  /** Address of the buyer on whose behalf a server asks; the platform throttles by it. */
  buyerIp?: string;
  /** Faults that did not keep the answer from being used: partial data, failed attempts. */
  report?: (fault: Fault) => void;
  backoff?: Backoff;
}

/** How a request leaves; the browser's and the server's differ. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

type WithCountry<Variables> = Omit<Variables, 'country'> & { country: string };

/**
 * The platform's client, wrapped once. Every call carries its country. Rejects with a `Fault`:
 * `commerce-unavailable`, `commerce-timeout`, `commerce-throttled` and `commerce-refused` of kind `outside`,
 * `country-unknown` of kind `input`.
 */
export interface CommerceClient {
  query<Document extends keyof GeneratedQueryTypes>(
    document: Document,
    variables: WithCountry<GeneratedQueryTypes[Document]['variables']>,
  ): Promise<GeneratedQueryTypes[Document]['return']>;
  /**
   * Sent once, whatever happens: a lost answer does not mean that nothing was done. The platform's words are in
   * none of its faults, because they may repeat what somebody typed.
   */
  mutate<Document extends keyof GeneratedMutationTypes>(
    document: Document,
    variables: WithCountry<GeneratedMutationTypes[Document]['variables']>,
  ): Promise<GeneratedMutationTypes[Document]['return']>;
  /** A query that is put together at run time, so that nobody knows the type of its answer. */
  ask(
    document: string,
    variables: Record<string, unknown> & { country: string },
  ): Promise<Record<string, unknown>>;
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
    // Without a logger of its own the client complains on the console about every version it does not know.
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
      request.then(async (answer) => ({ answer, verdict: await judgeAnswer(answer, isQuotable) })),
      expiry,
    ]);
  }

  async function run(document: string, variables: Record<string, unknown>, isRead: boolean) {
    const isQuotable = isRead && !holdsSecret(variables);
    for (let retries = 0; ; retries += 1) {
      const { answer, verdict } = await attempt(document, variables, isQuotable);
      const { fault, isPassing, isUsable } = verdict;
      if (fault === null) return answer.data;

      const retryAfter = answer.errors?.response?.headers.get('retry-after') ?? null;
      const delayMs = isRead && isPassing ? retryDelayMs(retries, retryAfter, backoff.random) : null;
      const isWorthIt = delayMs !== null && delayMs < remainingMs();
      if (isUsable) {
        report?.(fault);
        return answer.data;
      }
      if (!isWorthIt) throw fault;
      report?.(fault);
      await backoff.wait(delayMs);
    }
  }

  return {
    query: (document, variables) => run(document, variables, true),
    mutate: (document, variables) => run(document, variables, false),
    ask: (document, variables) => run(document, variables, true),
  };
}

/** Tokens of customers and the keys of carts and orders would stand in a message that repeats what was sent. */
function holdsSecret(variables: Record<string, unknown>): boolean {
  if ('customerAccessToken' in variables) return true;
  return Object.values(variables).some((value) => typeof value === 'string' && value.includes('?key='));
}

function timeoutFault(timeoutMs: number): Fault {
  const say = `The commerce platform did not answer within ${timeoutMs} ms.`;
  return new Fault({ code: 'commerce-timeout', kind: 'outside', say });
}

function readOrigin(endpoint: string | null | undefined): string | null {
  if (endpoint === null || endpoint === undefined) return null;
  if (URL.canParse(endpoint)) return new URL(endpoint).origin;
  const say = `The commerce endpoint "${endpoint}" is no URL; give an origin such as http://localhost:3001.`;
  throw new Fault({ code: 'commerce-endpoint-invalid', kind: 'input', say });
}
