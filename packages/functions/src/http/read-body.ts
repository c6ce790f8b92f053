import type { Context } from 'hono';
import type { z } from 'zod';
import { InputFault } from './input-fault.ts';

/** The largest body that any of our endpoints needs. */
export const MAX_BODY_BYTES = 16_384;

const MAX_DEPTH = 8;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The JSON body, parsed by its schema; names that are not in the schema are dropped. Throws an `InputFault`:
 * `body-type-unknown`, `body-too-large`, `body-malformed`, or `body-invalid` with the field.
 */
export async function readBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new InputFault('body-type-unknown', 'Send JSON, with the content type application/json.');
  }
  const text = await context.req.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) {
    throw new InputFault('body-too-large', `Send at most ${MAX_BODY_BYTES} bytes.`);
  }
  const body = parse(text);
  if (body === undefined || !isPlain(body, 0)) {
    throw new InputFault('body-malformed', 'The body is not JSON that this endpoint can read.');
  }
  return readInput(schema, body);
}

/** A value, parsed by its schema. Throws an `InputFault`, `body-invalid`, that names the field and never its value. */
export function readInput<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.map(String).join('.') || null;
  const what = field === null ? 'The request' : `The value of "${field}"`;
  throw new InputFault('body-invalid', `${what} is missing or cannot be used.`, field);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No deeper than any body we need, and without names that could reach an object’s prototype. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([key, held]) => !forbiddenKeys.has(key) && isPlain(held, depth + 1));
}
