import { once } from 'node:events';
import { type RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Door } from '../world/world.ts';

/** A door answers requests and has no connection; by this header it says where the listener must cut it. */
const headerName = 'x-sandbox-hang-up';

/** Breaks the connection when so many bytes of the body are sent; 0 for without any answer. */
export function hangUpAfter(bytes: number, answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(headerName, String(bytes));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Answers through a door, and breaks connections where it says so. */
export function listenerOf(door: Door): RequestListener {
  return getRequestListener(async (request, { outgoing }) => {
    const answer = await door(request);
    const bytes = answer.headers.get(headerName);
    if (bytes === null) return answer;
    if (outgoing instanceof ServerResponse) await breakOff(outgoing, answer, Number(bytes));
    return RESPONSE_ALREADY_SENT;
  });
}

async function breakOff(outgoing: ServerResponse, answer: Response, bytes: number): Promise<void> {
  if (bytes > 0) {
    const whole = Buffer.from(await answer.arrayBuffer());
    const headers = new Headers(answer.headers);
    headers.delete(headerName);
    headers.set('content-length', String(whole.length));
    outgoing.writeHead(answer.status, Object.fromEntries(headers));
    await new Promise((resolve) => outgoing.write(whole.subarray(0, bytes), resolve));
  }
  if (outgoing.destroyed) return;
  const closed = once(outgoing, 'close');
  outgoing.destroy();
  await closed;
}
