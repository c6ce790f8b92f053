import { parseJson } from '../http/parse-json.ts';
import { hangUpAfter } from './hang-up.ts';
import type { PlannedFault } from './planned-fault.ts';

/** Returns the error response of a fault that needs no provider; null for `down` and `timeout`, which have none. */
export function errorResponseOf({ kind, retryAfterS }: PlannedFault, request: Request): Response | null {
  switch (kind) {
    case 'refused':
      return errorResponse(request, 401, 'The sandbox plays a withdrawn key.');
    case '500':
      return errorResponse(request, 500, 'The sandbox plays a failure.');
    case '429':
      return errorResponse(request, 429, 'The sandbox plays a throttle.', retryAfterS);
    default:
      return null;
  }
}

function errorResponse(request: Request, status: number, message: string, retryAfterS?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  // Without these a browser would see a failed connection instead of the response.
  headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
  headers.set('access-control-expose-headers', 'retry-after');
  if (retryAfterS !== undefined) headers.set('retry-after', String(retryAfterS));
  return Response.json({ errors: [{ message }] }, { status, headers });
}

/** Ends the response's body in the middle, where the connection breaks. */
export async function truncate(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return hangUpAfter(Math.ceil(body.byteLength / 2), new Response(body, response));
}

/** Replaces the body by HTML, under the response's own status and type. */
export function garble(response: Response): Response {
  return new Response('<!doctype html><title>Bad gateway</title><p>The sandbox plays nonsense.', {
    status: response.status === 204 ? 200 : response.status,
    headers: withoutLength(response),
  });
}

/** Makes every text of a JSON body a number and every number a text; leaves other bodies as they are. */
export async function confuse(response: Response): Promise<Response> {
  const text = await response.text();
  const value = parseJson(text);
  const body = value === undefined ? text || null : JSON.stringify(confused(value));
  return new Response(body, { status: response.status, headers: withoutLength(response) });
}

function withoutLength(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return headers;
}

function confused(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number' || typeof value === 'boolean') return 'seven';
  if (Array.isArray(value)) return value.map(confused);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, confused(one)]));
}
