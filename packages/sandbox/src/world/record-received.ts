import type { Door, Slice, World } from './world.ts';

/** One request that a double received, with what it answered. */
export interface Received {
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON and forms as objects, anything else as text; null for none. */
  body: unknown;
  status: number;
  /** What it said when it refused; null otherwise. */
  refusal: string | null;
}

const MOST_KEPT = 200;
const LONGEST_TEXT = 20_000;
const REDACTED = '(not shown)';
const secretName =
  /^(authorization|cookie|set-cookie|password|secret|api[-_]?key|x-api-key|token|access[-_]?token|session_?id|signature|authstring)$/i;

/** What the named double received, oldest first; at most the last 200. Kept in the slice `received.{name}`. */
export function receivedBy(world: World, name: string): Slice<Received[]> {
  return world.slice<Received[]>(`received.${name}`, () => []);
}

/**
 * The door, keeping what comes through it. Preflights are not kept, secrets not shown: neither those that are
 * called so everywhere nor those that this provider calls by one of `secretNames`.
 */
export function recordReceived(
  world: World,
  name: string,
  door: Door,
  secretNames: readonly string[] = [],
): Door {
  const received = receivedBy(world, name);
  const isSecret = (field: string) => secretName.test(field) || secretNames.includes(field);
  const shown: Shown = (field, value) => (isSecret(field) ? REDACTED : value);
  return async (request) => {
    if (request.method === 'OPTIONS') return door(request);
    const text = await request.clone().text();
    const answer = await door(request);
    const { pathname, searchParams } = new URL(request.url);
    received.value.push({
      at: new Date(world.now()).toISOString(),
      method: request.method,
      path: pathname,
      query: readPairs(searchParams, shown),
      headers: readPairs(request.headers, shown),
      body: readBody(text, request.headers.get('content-type') ?? '', shown),
      status: answer.status,
      refusal: answer.status < 400 ? null : (await answer.clone().text()).slice(0, 500),
    });
    received.value.splice(0, Math.max(0, received.value.length - MOST_KEPT));
    received.changed();
    return answer;
  };
}

/** What of a named field is kept. */
type Shown = <Value>(field: string, value: Value) => Value | typeof REDACTED;

function readBody(text: string, contentType: string, shown: Shown): unknown {
  if (text === '') return null;
  if (contentType.includes('x-www-form-urlencoded')) return readPairs(new URLSearchParams(text), shown);
  try {
    const body: unknown = JSON.parse(text);
    return text.length > LONGEST_TEXT ? `(${text.length} characters of JSON)` : redact(body, shown);
  } catch {
    return text.slice(0, LONGEST_TEXT);
  }
}

function readPairs(pairs: Iterable<[string, string]>, shown: Shown): Record<string, string> {
  return Object.fromEntries([...pairs].map(([name, value]) => [name, shown(name, value)]));
}

function redact(value: unknown, shown: Shown): unknown {
  if (Array.isArray(value)) return value.map((one) => redact(one, shown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shown(name, redact(one, shown))]),
  );
}
