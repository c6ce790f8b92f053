import { parseJson } from '../http/parse-json.ts';
import type { SandboxServer, Slice, World } from './world.ts';

/** One request that a double received, and the outcome. */
export interface Received {
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON and forms as objects, anything else as text; null for an empty body. */
  body: unknown;
  status: number;
  /** The body of an error response; null for any other response. */
  refusal: string | null;
}

const MOST_RECORDED = 200;
const LONGEST_TEXT = 20_000;
const REDACTED = '(not shown)';
const secretName =
  /^(authorization|cookie|set-cookie|password|secret|api[-_]?key|x-api-key|token|access[-_]?token|session_?id|signature|authstring)$/i;

/** The last 200 requests of the named double, oldest first, in the slice `received.{name}`. */
export function receivedBy(world: World, name: string): Slice<Received[]> {
  return world.slice<Received[]>(`received.${name}`, () => []);
}

/**
 * Returns the server, recording its requests, except preflights. Secrets are redacted: fields with a usual name
 * of a secret, and fields named in `secretNames`.
 */
export function recordReceived(
  world: World,
  name: string,
  server: SandboxServer,
  secretNames: readonly string[] = [],
): SandboxServer {
  const received = receivedBy(world, name);
  const isSecret = (field: string) => secretName.test(field) || secretNames.includes(field);
  const shown: Shown = (field, value) => (isSecret(field) ? REDACTED : value);
  return async (request) => {
    if (request.method === 'OPTIONS') return server(request);
    const text = await request.clone().text();
    const response = await server(request);
    const { pathname, searchParams } = new URL(request.url);
    received.value.push({
      at: new Date(world.now()).toISOString(),
      method: request.method,
      path: pathname,
      query: readPairs(searchParams, shown),
      headers: readPairs(request.headers, shown),
      body: readBody(text, request.headers.get('content-type') ?? '', shown),
      status: response.status,
      refusal: response.status < 400 ? null : (await response.clone().text()).slice(0, 500),
    });
    received.value.splice(0, Math.max(0, received.value.length - MOST_RECORDED));
    received.changed();
    return response;
  };
}

/** The value, or a mark in its place where the field is secret. */
type Shown = <Value>(field: string, value: Value) => Value | typeof REDACTED;

function readBody(text: string, contentType: string, shown: Shown): unknown {
  if (text === '') return null;
  if (contentType.includes('x-www-form-urlencoded')) return readPairs(new URLSearchParams(text), shown);
  const body = parseJson(text);
  if (body === undefined) return text.slice(0, LONGEST_TEXT);
  return text.length > LONGEST_TEXT ? `(${text.length} characters of JSON)` : redact(body, shown);
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
