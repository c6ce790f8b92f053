/** One way in which a provider misbehaves, and the end of the code of the resulting fault. */
export interface ProviderFault {
  name: FaultName;
  code: 'timeout' | 'unavailable' | 'refused' | 'throttled';
  respond: (fine: unknown) => Response | Promise<Response>;
}

export type FaultName =
  | 'silence'
  | 'a refused connection'
  | '401'
  | '404'
  | '429'
  | '429 with Retry-After'
  | '500'
  | 'a broken connection'
  | 'a truncated response'
  | 'malformed JSON'
  | 'a text'
  | 'wrong types'
  | 'HTML'
  | '10 MB of HTML'
  | '10 MB of JSON';

/** Part of every bad response and of every key: no text of a fault may contain it. */
export const SECRET = 'hush-0123456789';

const page = `<!doctype html><title>${SECRET}</title>`;
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'no', message: SECRET }, { status: code, headers });
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

/** Every call of every provider is tested with these. */
export const providerFaults: readonly ProviderFault[] = [
  { name: 'silence', code: 'timeout', respond: () => new Promise<Response>(() => undefined) },
  { name: 'a refused connection', code: 'unavailable', respond: refuseConnection },
  { name: '401', code: 'refused', respond: status(401) },
  { name: '404', code: 'refused', respond: status(404) },
  { name: '429', code: 'throttled', respond: status(429) },
  { name: '429 with Retry-After', code: 'throttled', respond: status(429, { 'Retry-After': '1' }) },
  { name: '500', code: 'unavailable', respond: status(500) },
  { name: 'a broken connection', code: 'unavailable', respond: breakConnection },
  { name: 'a truncated response', code: 'unavailable', respond: (fine) => json(cut(fine)) },
  { name: 'malformed JSON', code: 'unavailable', respond: () => json(`{'a': ${SECRET}}`) },
  { name: 'a text', code: 'unavailable', respond: () => Response.json(SECRET) },
  { name: 'wrong types', code: 'unavailable', respond: (fine) => Response.json(withWrongTypes(fine)) },
  { name: 'HTML', code: 'unavailable', respond: () => new Response(page) },
  { name: '10 MB of HTML', code: 'unavailable', respond: () => new Response(page + 'x'.repeat(10_000_000)) },
  {
    name: '10 MB of JSON',
    code: 'unavailable',
    respond: () => json(`["${SECRET}${'x'.repeat(10_000_000)}"]`),
  },
];

/** A double of the network, and its timeout. */
export interface Means {
  timeoutMs: number;
  fetch: () => Promise<Response>;
  backoff: { wait: () => Promise<void>; random: () => number };
}

/** A `fetch` for one misbehaviour, and a backoff that does not wait. */
export function misbehaving({ name, respond }: ProviderFault, fine: unknown): Means {
  return {
    // Only silence times out: on a busy machine nothing else may.
    timeoutMs: name === 'silence' ? 10 : 20_000,
    fetch: async () => respond(fine),
    backoff: { wait: async () => undefined, random: () => 0 },
  };
}

/** The same for a provider that responds correctly. */
export function behaving(body: unknown): Means {
  return {
    timeoutMs: 20_000,
    fetch: async () => Response.json(body),
    backoff: { wait: async () => undefined, random: () => 0 },
  };
}

/** The same response with one more field in every object. */
export function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, one]) => [key, withExtraFields(one)]);
  return { ...Object.fromEntries(fields), surprise: { at: [1, 'two'] } };
}

/** The same outline with an object for every text and number. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { list: SECRET };
  if (typeof value !== 'object' || value === null) return { wrong: SECRET };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withWrongTypes(one)]));
}

function cut(fine: unknown): string {
  return JSON.stringify(fine).slice(0, -1);
}

async function refuseConnection(): Promise<Response> {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
}

/** Headers and half of a body arrive. */
function breakConnection(fine: unknown): Response {
  const text = cut(fine);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
