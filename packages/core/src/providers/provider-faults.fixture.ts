/** One way in which a provider misbehaves, and the end of the fault's code that a face makes of it. */
export interface ProviderFault {
  name: string;
  code: 'timeout' | 'unavailable' | 'refused' | 'throttled';
  answer: (fine: unknown) => Response | Promise<Response>;
}

/** Stands in every answer that fails and in every key: no text of a fault may contain it. */
export const SECRET = 'hush-0123456789';

const page = `<!doctype html><title>${SECRET}</title>`;
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'no', message: SECRET }, { status: code, headers });

/** The table of bad answers that every face is put through. */
export const providerFaults: readonly ProviderFault[] = [
  { name: 'silence', code: 'timeout', answer: () => new Promise<Response>(() => undefined) },
  { name: 'a refused connection', code: 'unavailable', answer: refuseConnection },
  { name: '401', code: 'refused', answer: status(401) },
  { name: '404', code: 'refused', answer: status(404) },
  { name: '429', code: 'throttled', answer: status(429) },
  { name: '429 with Retry-After', code: 'throttled', answer: status(429, { 'Retry-After': '1' }) },
  { name: '500', code: 'unavailable', answer: status(500) },
  { name: 'a truncated answer', code: 'unavailable', answer: (fine) => new Response(cut(fine)) },
  { name: 'malformed JSON', code: 'unavailable', answer: () => new Response(`{'a': ${SECRET}}`) },
  { name: 'a text', code: 'unavailable', answer: () => Response.json(SECRET) },
  { name: 'wrong types', code: 'unavailable', answer: (fine) => Response.json(withWrongTypes(fine)) },
  { name: 'HTML', code: 'unavailable', answer: () => new Response(page) },
  { name: '10 MB of HTML', code: 'unavailable', answer: () => new Response(page + 'x'.repeat(10_000_000)) },
];

/** A `fetch` and a patience for one misbehaviour; nothing really waits. */
export function misbehaving(fault: ProviderFault, fine: unknown) {
  return {
    timeoutMs: 10,
    fetch: async () => fault.answer(fine),
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
