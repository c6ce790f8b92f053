import { type Backoff, realBackoff } from '../backoff.ts';
import { Fault, isFault } from '../fault.ts';
import { remainingMs } from './deadline.ts';
import { readBounded, TooLong } from './read-bounded.ts';
import { retryDelayMs } from './retry.ts';
import { withTimeout } from './with-timeout.ts';

export interface HttpRequest {
  /** Starts the codes of faults: `{provider}-timeout`, `{provider}-unavailable` … */
  provider: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether sending it twice does no harm. By default only GET and HEAD are repeatable. */
  isRepeatable?: boolean;
  /** How long one attempt may take, its body included. */
  timeoutMs: number;
  /** A response with more bytes is refused. */
  maxBytes?: number;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * How servers talk to providers. Repeatable requests are sent again when the network fails or the provider is busy
 * (429, 5xx), after `Retry-After` or a short delay; equal ones under way are sent once. Redirects are not followed.
 * Within a budget (`withinBudget`) nothing is awaited or sent after its end: that is a timeout. Rejects with a
 * `Fault` of kind `outside`: `{provider}-timeout`, `-unavailable`, `-throttled` (429), `-refused` (other 3xx and 4xx).
 */
export interface Http {
  /** Resolves for any status; rejects only when there is no response. */
  send(request: HttpRequest): Promise<HttpResponse>;
  /** The JSON of a response with a status below 300. */
  readJson(request: HttpRequest): Promise<unknown>;
}

export interface HttpOptions {
  fetch?: typeof fetch;
  backoff?: Backoff;
}

const MAX_BYTES = 4_000_000;

export function createHttp(options: HttpOptions = {}): Http {
  const { fetch: fetchOnce = fetch, backoff = realBackoff } = options;
  const underWay = new Map<string, Promise<HttpResponse | Fault>>();

  async function exchange(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    const { url, method = 'GET', headers = {}, body, maxBytes = MAX_BYTES } = request;
    // A redirect would carry keys to another host.
    const redirect = 'manual' as const;
    const init = { method, headers, signal, redirect, ...(body === undefined ? {} : { body }) };
    const response = await fetchOnce(url, init);
    return {
      status: response.status,
      headers: response.headers,
      text: await readBounded(response, maxBytes),
    };
  }

  async function attempt(request: HttpRequest): Promise<HttpResponse | Fault> {
    const withinMs = Math.min(request.timeoutMs, remainingMs());
    if (withinMs === 0) return faultOf(request, 'timeout', 'was not called: no time was left');
    const late = () => faultOf(request, 'timeout', `did not respond within ${withinMs} ms`);
    try {
      return await withTimeout(withinMs, late, (signal) => exchange(request, signal));
    } catch (cause) {
      if (isFault(cause)) return cause;
      const why = describe(cause, request.url, Object.values(request.headers ?? {}));
      return faultOf(request, 'unavailable', `could not be reached or read: ${why}`, tooLong(cause));
    }
  }

  async function repeat(request: HttpRequest): Promise<HttpResponse | Fault> {
    for (let retries = 0; ; retries += 1) {
      const outcome = await attempt(request);
      const delayMs = isTemporary(outcome)
        ? retryDelayMs(retries, retryAfter(outcome), backoff.random)
        : null;
      if (delayMs === null || delayMs >= remainingMs()) return outcome;
      await backoff.wait(delayMs);
    }
  }

  function repeatOnce(request: HttpRequest): Promise<HttpResponse | Fault> {
    const { method, url, headers, body } = request;
    const key = JSON.stringify([method, url, headers, body]);
    const running = underWay.get(key) ?? repeat(request).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function send(request: HttpRequest): Promise<HttpResponse> {
    const outcome = await (isRepeatable(request) ? repeatOnce(request) : attempt(request));
    if (isFault(outcome)) throw outcome;
    return outcome;
  }

  return {
    send,
    async readJson(request) {
      const { status, text } = await send(request);
      if (status === 429) throw faultOf(request, 'throttled', 'returned 429');
      if (status >= 500) throw faultOf(request, 'unavailable', `returned ${status}`);
      if (status >= 300) throw faultOf(request, 'refused', `returned ${status}`);
      try {
        return JSON.parse(text);
      } catch {
        throw faultOf(request, 'unavailable', 'returned no JSON');
      }
    },
  };
}

/**
 * A `fetch` whose responses are read to the end, and refused beyond `maxBytes`, before anything parses them. Its
 * errors say why the connection failed.
 */
export function createBoundedFetch(maxBytes: number, fetchOnce: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetchOnce(input, init);
      const text = await readBounded(response, maxBytes);
      const { status, statusText, headers } = response;
      return new Response(text === '' ? null : text, { status, statusText, headers });
    } catch (cause) {
      throw new Error(describe(cause, String(input)), { cause });
    }
  };
}

/**
 * An address fit for the log: without its query, fragment and user, which may hold keys and names of people, and
 * without e-mail addresses in its path.
 */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return '(no address)';
  const { origin, pathname, search } = new URL(url);
  const path = pathname.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '…');
  return `${origin}${path}${search === '' ? '' : '?…'}`;
}

function isRepeatable({ method = 'GET', isRepeatable: isSaidToBe }: HttpRequest): boolean {
  return isSaidToBe ?? (method === 'GET' || method === 'HEAD');
}

/** Whether another attempt may succeed: not when the response was too long, nor after a timeout. */
function isTemporary(outcome: HttpResponse | Fault): boolean {
  if (isFault(outcome)) return outcome.code.endsWith('-unavailable') && !(outcome.cause instanceof TooLong);
  return outcome.status === 429 || outcome.status >= 500;
}

function retryAfter(outcome: HttpResponse | Fault): string | null {
  return isFault(outcome) ? null : outcome.headers.get('retry-after');
}

function faultOf(request: HttpRequest, code: string, what: string, cause?: TooLong): Fault {
  const { provider, url, method = 'GET' } = request;
  const say = `${provider} ${what} (${method} ${redactUrl(url)}).`;
  return new Fault({ code: `${provider}-${code}`, kind: 'outside', say, cause });
}

/** The only cause that is passed on: other errors may repeat keys and personal data. */
function tooLong(cause: unknown): TooLong | undefined {
  return cause instanceof TooLong ? cause : undefined;
}

/** Node hides why a connection failed in the error's cause; its messages may repeat the address, or a header. */
function describe(error: unknown, url: string, headers: readonly string[] = []): string {
  if (!(error instanceof Error)) return 'for an unknown reason';
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return headers
    .filter((value) => value.length > 3)
    .reduce((text, value) => text.replaceAll(value, '…'), reason.replaceAll(url, redactUrl(url)));
}
