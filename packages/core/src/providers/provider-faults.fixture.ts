/** One way in which a provider misbehaves, and the end of the fault's code that a face makes of it. */
export interface ProviderFault {
  name: FaultName;
  code: 'timeout' | 'unavailable' | 'refused' | 'throttled';
  answer: (fine: unknown) => Response | Promise<Response>;
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
  | 'a truncated answer'
  | 'malformed JSON'
  | 'a text'
  | 'wrong types'
  | 'HTML'
  | '10 MB of HTML'
  | '10 MB of JSON';

/** Stands in every answer that fails and in every key: no text of a fault may contain it. */
export const SECRET = 'hush-0123456789';

const page = `<!doctype html><title>${SECRET}</title>`;
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'no', message: SECRET }, { status: code, headers });
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

/** The table of bad answers that every face is put through. */
export const providerFaults: readonly ProviderFault[] = [
  { name: 'silence', code: 'timeout', answer: () => new Promise<Response>(() => undefined) },
  { name: 'a refused connection', code: 'unavailable', answer: refuseConnection },
  { name: '401', code: 'refused', answer: status(401) },
  { name: '404', code: 'refused', answer: status(404) },
  { name: '429', code: 'throttled', answer: status(429) },
  { name: '429 with Retry-After', code: 'throttled', answer: status(429, { 'Retry-After': '1' }) },
  { name: '500', code: 'unavailable', answer: status(500) },
  { name: 'a broken connection', code: 'unavailable', answer: breakConnection },
  { name: 'a truncated answer', code: 'unavailable', answer: (fine) => json(cut(fine)) },
  { name: 'malformed JSON', code: 'unavailable', answer: () => json(`{'a': ${SECRET}}`) },
  { name: 'a text', code: 'unavailable', answer: () => Response.json(SECRET) },
  { name: 'wrong types', code: 'unavailable', answer: (fine) => Response.json(withWrongTypes(fine)) },
  { name: 'HTML', code: 'unavailable', answer: () => new Response(page) },
  { name: '10 MB of HTML', code: 'unavailable', answer: () => new Response(page + 'x'.repeat(10_000_000)) },
  {
    name: '10 MB of JSON',
    code: 'unavailable',
    answer: () => json(`["${SECRET}${'x'.repeat(10_000_000)}"]`),
  },
];

/** What stands in for the network, and how long it is waited for. */
export interface Means {
  timeoutMs: number;
  fetch: () => Promise<Response>;
  patience: { wait: () => Promise<void>; random: () => number };
}

/** A `fetch` and a patience for one misbehaviour; nothing really waits. */
export function misbehaving({ name, answer }: ProviderFault, fine: unknown): Means {
  return {
    // Only silence is waited for: a busy machine must not make a time-out of anything else.
    timeoutMs: name === 'silence' ? 10 : 20_000,
    fetch: async () => answer(fine),
    patience: { wait: async () => undefined, random: () => 0 },
  };
}

/** The same for a provider that answers as agreed. */
export function behaving(answer: unknown): Means {
  return {
    timeoutMs: 20_000,
    fetch: async () => Response.json(answer),
    patience: { wait: async () => undefined, random: () => 0 },
  };
}

/** The same answer with a field more in every object. */
export function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, one]) => [key, withExtraFields(one)]);
  return { ...Object.fromEntries(fields), surprise: { at: [1, 'two'] } };
}

/** The same outline, but where a text or number was agreed there is an object: no reader can take it for one. */
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

/** Headers came, and half of a body. */
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
