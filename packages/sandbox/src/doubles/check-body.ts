import type { Context } from 'hono';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

/** What is wrong at one place of a body: a JSON pointer such as `/data/type`, and a sentence. */
export interface BodyProblem {
  pointer: string;
  detail: string;
}

export const filledText = z.string().regex(/\S/, 'must not be blank');
/** A number from 0. */
export const amount = z.number().min(0);
/** A whole number from 1. */
export const count = z.int().min(1);

/** Returns every problem of a value; where the schema is strict, each surplus field is one. */
export function checkBody(schema: z.ZodType, body: unknown): BodyProblem[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [{ pointer: toPointer(issue.path), detail: issue.message }];
    }
    return issue.keys.map((key) => ({
      pointer: toPointer([...issue.path, key]),
      detail: 'is not a known field',
    }));
  });
}

/** Returns what `accept` returns, or 422 with the problems of the request's JSON body. */
export async function acceptBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  accept: (body: z.output<Schema>) => Response,
): Promise<Response> {
  const body = parseJson(await context.req.text());
  const { success, data } = schema.safeParse(body);
  return success ? accept(data) : context.json({ errors: checkBody(schema, body) }, 422);
}

function toPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step)}`).join('');
}
