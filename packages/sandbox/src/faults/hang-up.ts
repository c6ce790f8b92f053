import { once } from 'node:events';
import { type RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { sendCompressed } from '../http/send-compressed.ts';
import type { SandboxServer } from '../world/world.ts';

/** A handler cannot close its connection; this header says after how many bytes the listener closes it. */
const headerName = 'x-sandbox-hang-up';

/** Breaks the connection after so many bytes of the body; 0 for without any response. */
export function hangUpAfter(bytes: number, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(headerName, String(bytes));
  return new Response(response.body, { status: response.status, headers });
}

/** Returns a listener that sends the server's responses, and breaks connections where they say so. */
export function listenerOf(server: SandboxServer): RequestListener {
  return getRequestListener(async (request, { outgoing }) => {
    const response = await server(request);
    const bytes = response.headers.get(headerName);
    if (bytes === null) return sendCompressed(request, response);
    if (outgoing instanceof ServerResponse) await breakOff(outgoing, response, Number(bytes));
    return RESPONSE_ALREADY_SENT;
  });
}

async function breakOff(outgoing: ServerResponse, response: Response, bytes: number): Promise<void> {
  if (bytes > 0) {
    const whole = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.delete(headerName);
    headers.set('content-length', String(whole.length));
    outgoing.writeHead(response.status, Object.fromEntries(headers));
    await new Promise((resolve) => outgoing.write(whole.subarray(0, bytes), resolve));
  }
  if (outgoing.destroyed) return;
  const closed = once(outgoing, 'close');
  outgoing.destroy();
  await closed;
}
