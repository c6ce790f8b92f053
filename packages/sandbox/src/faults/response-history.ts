import type { RequestSummary } from './summarize-request.ts';

/** A double's last responses, so that a fault can send an outdated one. */
export interface ResponseHistory {
  /** Stores the response to a read; returns one that can be sent. */
  store(request: RequestSummary, response: Response): Promise<Response>;
  /** Returns the stored response, or `fetch()` where there is none. */
  previous(request: RequestSummary, fetch: () => Promise<Response>): Promise<Response>;
  /** Returns the stored response until `delayMs` after another one was first seen. */
  delayed(request: RequestSummary, delayMs: number, fetch: () => Promise<Response>): Promise<Response>;
}

interface StoredResponse {
  text: string;
  init: { status: number; headers: Headers };
  /** When another response was first seen. */
  supersededAt: number | null;
}

const MOST_STORED = 300;
const LONGEST_TEXT = 200_000;

export function createResponseHistory(now: () => number): ResponseHistory {
  const stored = new Map<string, StoredResponse>();

  const send = ({ text, init }: StoredResponse) => new Response(text, init);

  function put(key: string, response: StoredResponse): void {
    // The map's order is that of last use: the oldest goes first.
    stored.delete(key);
    stored.set(key, response);
    const oldest = stored.keys().next().value;
    if (stored.size > MOST_STORED && oldest !== undefined) stored.delete(oldest);
  }

  /** Returns null for what cannot be outdated: a stream, a picture, an error. */
  async function read(response: Response): Promise<StoredResponse | null> {
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.status !== 200 || !isJson) return null;
    const text = await response.clone().text();
    const { status, headers } = response;
    return text.length > LONGEST_TEXT ? null : { text, init: { status, headers }, supersededAt: null };
  }

  async function storeAs(key: string, response: Response): Promise<Response> {
    const copy = await read(response);
    if (copy !== null) put(key, copy);
    return response;
  }

  return {
    store: async ({ key, isRead }, response) => (isRead ? storeAs(key, response) : response),

    async previous({ key }, fetch) {
      const before = stored.get(key);
      return before === undefined ? storeAs(key, await fetch()) : send(before);
    },

    async delayed({ key }, delayMs, fetch) {
      const before = stored.get(key);
      if (before === undefined) return storeAs(key, await fetch());
      const response = await fetch();
      const after = await read(response);
      if (after === null || isSame(after.text, before.text)) return response;
      before.supersededAt ??= now();
      if (now() - before.supersededAt < delayMs) return send(before);
      put(key, after);
      return response;
    },
  };
}

/** The time that a query took is part of its result, but no change of it. */
function isSame(one: string, other: string): boolean {
  const untimed = (text: string) => text.replace(/"ms":\d+/, '');
  return untimed(one) === untimed(other);
}
