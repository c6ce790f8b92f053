import { errorBody } from '@storefront/core/error-body';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

/** Ends a request of the control API with 400 and one sentence about what to send instead. */
export function refuseInput(code: string, message: string): never {
  throw new HTTPException(400, { res: Response.json(errorBody(code, message), { status: 400 }) });
}

/** Returns the JSON object of a request's body; ends the request with 400 for anything else. */
export async function readObject(context: Context, example: string): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    refuseInput('json-only', `Send JSON with content-type application/json: ${example}`);
  }
  const body = z.record(z.string(), z.unknown()).safeParse(parseJson(await context.req.text()));
  return body.success ? body.data : refuseInput('json-invalid', `Send one JSON object: ${example}`);
}

const LATEST = Date.parse('2100-01-01T00:00:00Z');

/** An absolute time or a step, never both. */
const moveSchema = z.union([
  z.object({ now: z.string(), advanceMs: z.undefined().optional() }),
  z.object({ advanceMs: z.int(), now: z.undefined().optional() }),
]);

/** Returns where a body moves a clock that shows `now`; ends the request with 400 when it moves it nowhere. */
export function readMoment(body: unknown, now: number): number {
  const { data } = moveSchema.safeParse(body);
  const moment = data?.now === undefined ? now + (data?.advanceMs ?? Number.NaN) : Date.parse(data.now);
  if (moment >= 0 && moment < LATEST) return moment;
  return refuseInput(
    'clock-invalid',
    'Send {"now": "2026-12-24T18:00:00Z"} or {"advanceMs": 3600000}, one of them, before the year 2100.',
  );
}

const countrySchema = z.object({ country: z.string().regex(/^[A-Z]{2}$/) });

/** Returns two capital letters; ends the request with 400 for anything else. */
export function readCountry(body: unknown): string {
  const { data } = countrySchema.safeParse(body);
  return data?.country ?? refuseInput('country-invalid', 'Send {"country": "CA"}, two capital letters.');
}
