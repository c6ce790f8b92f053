import { hangUpAfter } from './hang-up.ts';
import type { PlannedFault } from './planned-fault.ts';

/** The answers that need no provider: to `down` and `timeout` there is none. */
export function refusalOf({ kind, retryAfterS }: PlannedFault, request: Request): Response | null {
  switch (kind) {
    case 'refused':
      return refuse(request, 401, 'The sandbox plays a withdrawn key.');
    case '500':
      return refuse(request, 500, 'The sandbox plays a failure.');
    case '429':
      return refuse(request, 429, 'The sandbox plays a throttle.', retryAfterS);
    default:
      return null;
  }
}

function refuse(request: Request, status: number, message: string, retryAfterS?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  // Without these a browser would see a failed connection instead of the answer.
  headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
  headers.set('access-control-expose-headers', 'retry-after');
  if (retryAfterS !== undefined) headers.set('retry-after', String(retryAfterS));
  return Response.json({ errors: [{ message }] }, { status, headers });
}

/** The answer's body ends in the middle; the connection breaks there. */
export async function truncate(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  return hangUpAfter(Math.ceil(body.byteLength / 2), new Response(body, answer));
}

/** HTML where something else was promised. */
export function garble(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response('<!doctype html><title>Bad gateway</title><p>The sandbox plays nonsense.', {
    status: answer.status === 204 ? 200 : answer.status,
    headers,
  });
}

/** The same JSON with every text a number and every number a text; anything but JSON as it is. */
export async function confuse(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const init = { status: answer.status, headers };
  try {
    return new Response(JSON.stringify(confused(JSON.parse(text))), init);
  } catch {
    return new Response(text === '' ? null : text, init);
  }
}

function confused(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number' || typeof value === 'boolean') return 'seven';
  if (Array.isArray(value)) return value.map(confused);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, confused(one)]));
}
