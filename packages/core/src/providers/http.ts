import { Fault, isFault } from '../fault.ts';
import { remainingMs } from './deadline.ts';
import { type Patience, realPatience, retryDelayMs } from './retry.ts';

export interface HttpRequest {
  /** Starts the codes of faults: `{provider}-timeout`, `{provider}-unavailable` … */
  provider: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Sending it twice does no harm. GET and HEAD are reads, everything else is not unless said. */
  isRead?: boolean;
  /** How long one attempt may take, its body included. */
  timeoutMs: number;
  /** An answer with more bytes is refused. */
  maxBytes?: number;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * How servers talk to providers. Reads are retried when the network fails or the provider is busy (429, 5xx),
 * when `Retry-After` says or soon; equal reads under way are sent once. Nobody is followed to another address.
 * Within a budget (`withinBudget`) nobody is waited for, and nothing is sent, after its end: that is a timeout.
 * Rejects with a `Fault` of kind `outside`: `{provider}-timeout`, `-unavailable`, `-throttled` (429), `-refused`
 * (other 3xx and 4xx).
 */
export interface Http {
  /** Any status is an answer; only a missing one rejects. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** The JSON of an answer with a status below 300. */
  readJson(request: HttpRequest): Promise<unknown>;
}

export interface HttpOptions {
  fetch?: typeof fetch;
  patience?: Patience;
}

const MAX_BYTES = 4_000_000;

export function createHttp(options: HttpOptions = {}): Http {
  const { fetch: send = fetch, patience = realPatience } = options;
  const underWay = new Map<string, Promise<HttpAnswer | Fault>>();

  async function attempt(request: HttpRequest): Promise<HttpAnswer | Fault> {
    const { url, method = 'GET', headers = {}, body, timeoutMs, maxBytes = MAX_BYTES } = request;
    const withinMs = Math.min(timeoutMs, remainingMs());
    if (withinMs === 0) return faultOf(request, 'timeout', 'was not asked: others took the time there was');
    const signal = AbortSignal.timeout(withinMs);
    const expiry = new Promise<Fault>((resolve) => {
      const late = () => resolve(faultOf(request, 'timeout', `did not answer within ${withinMs} ms`));
      signal.addEventListener('abort', late, { once: true });
    });
    // A redirect would carry keys to wherever the answer points.
    const redirect = 'manual' as const;
    const init = { method, headers, signal, redirect, ...(body === undefined ? {} : { body }) };
    const exchange = async () => {
      const response = await send(url, init);
      return {
        status: response.status,
        headers: response.headers,
        text: await readBounded(response, maxBytes),
      };
    };
    try {
      return await Promise.race([exchange(), expiry]);
    } catch (cause) {
      const why = describe(cause, url, Object.values(headers));
      return faultOf(request, 'unavailable', `could not be reached or read: ${why}`, tooLong(cause));
    }
  }

  async function persist(request: HttpRequest): Promise<HttpAnswer | Fault> {
    for (let retries = 0; ; retries += 1) {
      const outcome = await attempt(request);
      const delayMs = isPassing(outcome) ? retryDelayMs(retries, retryAfter(outcome), patience.random) : null;
      if (delayMs === null || delayMs >= remainingMs()) return outcome;
      await patience.wait(delayMs);
    }
  }

  async function ask(request: HttpRequest): Promise<HttpAnswer> {
    const outcome = await (isRead(request) ? persistOnce(request) : attempt(request));
    if (isFault(outcome)) throw outcome;
    return outcome;
  }

  function persistOnce(request: HttpRequest): Promise<HttpAnswer | Fault> {
    const { method, url, headers, body } = request;
    const key = JSON.stringify([method, url, headers, body]);
    const running = underWay.get(key) ?? persist(request).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  return {
    send: ask,
    async readJson(request) {
      const { status, text } = await ask(request);
      if (status === 429) throw faultOf(request, 'throttled', 'answered 429');
      if (status >= 500) throw faultOf(request, 'unavailable', `answered ${status}`);
      if (status >= 300) throw faultOf(request, 'refused', `answered ${status}`);
      try {
        return JSON.parse(text);
      } catch {
        throw faultOf(request, 'unavailable', 'answered something that is no JSON');
      }
    },
  };
}

/**
 * A `fetch` whose answers are read to the end, and refused beyond `maxBytes`, before anyone parses them. Its
 * errors say why the connection failed.
 */
export function createBoundedFetch(maxBytes: number, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    try {
      const response = await send(input, init);
      const text = await readBounded(response, maxBytes);
      const { status, statusText, headers } = response;
      return new Response(text === '' ? null : text, { status, statusText, headers });
    } catch (cause) {
      throw new Error(describe(cause, String(input)), { cause });
    }
  };
}

/**
 * An address fit for the log: without its query, fragment and user, where keys and names of people travel, and
 * without e-mail addresses in its path.
 */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return '(no address)';
  const { origin, pathname, search } = new URL(url);
  const path = pathname.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '…');
  return `${origin}${path}${search === '' ? '' : '?…'}`;
}

class TooLong extends Error {}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLong(`the answer has more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function isRead({ method = 'GET', isRead: isSaidToBe }: HttpRequest): boolean {
  return isSaidToBe ?? (method === 'GET' || method === 'HEAD');
}

/** What is too long today is too long in half a second, too; and who waited once for nothing waits no more. */
function isPassing(outcome: HttpAnswer | Fault): boolean {
  if (isFault(outcome)) return outcome.code.endsWith('-unavailable') && !(outcome.cause instanceof TooLong);
  return outcome.status === 429 || outcome.status >= 500;
}

function retryAfter(outcome: HttpAnswer | Fault): string | null {
  return isFault(outcome) ? null : outcome.headers.get('retry-after');
}

function faultOf(request: HttpRequest, code: string, what: string, cause?: TooLong): Fault {
  const { provider, url, method = 'GET' } = request;
  const say = `${provider} ${what} (${method} ${redactUrl(url)}).`;
  return new Fault({ code: `${provider}-${code}`, kind: 'outside', say, cause });
}

/** The only cause that is kept: what others say may repeat keys and people's data. */
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
