import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Ends a request of the control API with 400 and one sentence about what to send instead. */
export function refuseInput(code: string, message: string): never {
  throw new HTTPException(400, { res: Response.json({ error: { code, message } }, { status: 400 }) });
}

/** The JSON object of a request's body; ends the request with 400 for anything else. */
export async function readObject(context: Context, example: string): Promise<Map<string, unknown>> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    refuseInput('json-only', `Send JSON with content-type application/json: ${example}`);
  }
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    refuseInput('json-invalid', `Send one JSON object: ${example}`);
  }
  return new Map(Object.entries(body));
}

const LATEST = Date.parse('2100-01-01T00:00:00Z');

/** Where a body moves a clock that shows `now`; ends the request with 400 when it does not say. */
export function readMoment(body: ReadonlyMap<string, unknown>, now: number): number {
  const to = body.get('now');
  const by = body.get('advanceMs');
  const moment =
    typeof to === 'string' && by === undefined
      ? Date.parse(to)
      : typeof by === 'number' && Number.isInteger(by) && to === undefined
        ? now + by
        : Number.NaN;
  if (moment >= 0 && moment < LATEST) return moment;
  return refuseInput(
    'clock-invalid',
    'Send {"now": "2026-12-24T18:00:00Z"} or {"advanceMs": 3600000}, one of them, before the year 2100.',
  );
}

/** Two capital letters; ends the request with 400 for anything else. */
export function readCountry(body: ReadonlyMap<string, unknown>): string {
  const country = body.get('country');
  if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) return country;
  return refuseInput('country-invalid', 'Send {"country": "CA"}, two capital letters.');
}
