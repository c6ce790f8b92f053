import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MAX_BODY_BYTES, readBody, readInput } from './read-body.ts';

const anything = z.record(z.string(), z.unknown());

/** The body, or the error that it throws. */
async function read(text: string, schema: z.ZodType = anything, type: string | null = 'application/json') {
  const app = new Hono();
  const results: unknown[] = [];
  app.post('/', async (context) => {
    results.push(await readBody(context, schema));
    return context.text('done');
  });
  app.onError((error, context) => {
    results.push(error);
    return context.text('refused', 400);
  });
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
  await app.request('/', { method: 'POST', body: Buffer.from(text), headers });
  return results[0];
}

/** An object that is nested so deep. */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('readBody', () => {
  it('returns the names of the schema and drops others', async () => {
    expect(await read('{"a":1,"b":2}', z.object({ a: z.number() }))).toEqual({ a: 1 });
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;a=b'])(
    'accepts the content type %s',
    async (type) => {
      expect(await read('{"a":1}', anything, type)).toEqual({ a: 1 });
    },
  );

  it.each(['text/plain', 'application/jsonx', 'x-application/json', 'application/json,text/plain', null])(
    'throws for the content type %s',
    async (type) => {
      expect(await read('{"a":1}', anything, type)).toMatchObject({
        code: 'body-type-unknown',
        kind: 'input',
        say: 'Send JSON, with the content type application/json.',
        field: null,
      });
    },
  );

  it('throws above the largest number of bytes, counted in UTF-8', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ a: 'é'.repeat((bytes - 8) / 2) });
    expect(Buffer.byteLength(bodyOf(MAX_BODY_BYTES))).toBe(MAX_BODY_BYTES);
    expect(await read(bodyOf(MAX_BODY_BYTES))).toHaveProperty('a');
    expect(await read(bodyOf(MAX_BODY_BYTES + 2))).toMatchObject({
      code: 'body-too-large',
      say: 'Send at most 16384 bytes.',
    });
  });

  it.each([
    ['an empty body', ''],
    ['no JSON', '{"a":'],
    ['a key that reaches the prototype', '{"__proto__":{}}'],
    ['a constructor', '{"a":{"constructor":1}}'],
    ['a prototype in a list', '[{"prototype":1}]'],
    ['nine levels', nested(9)],
  ])('throws for %s', async (_, text) => {
    expect(await read(text)).toMatchObject({
      code: 'body-malformed',
      say: 'The body is not JSON that this endpoint can read.',
    });
  });

  it('accepts eight levels and null', async () => {
    expect(await read(nested(8))).toHaveProperty('a');
    expect(await read('{"a":null}')).toEqual({ a: null });
  });
});

describe('readInput', () => {
  const schema = z.object({ items: z.array(z.object({ id: z.number() })) });

  it('names the field by its dotted path, and never the value', () => {
    expect(() => readInput(schema, { items: [{ id: 1 }, { id: 'secret' }] })).toThrow(
      expect.objectContaining({
        code: 'body-invalid',
        kind: 'input',
        field: 'items.1.id',
        say: 'The value of "items.1.id" is missing or cannot be used.',
      }),
    );
  });

  it('names no field when the whole value is wrong', () => {
    expect(() => readInput(schema, null)).toThrow(
      expect.objectContaining({ field: null, say: 'The request is missing or cannot be used.' }),
    );
  });
});
