import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { errorBody } from '@storefront/core/error-body';
import { writeHead } from './write-head.ts';

const retryAfterS: Readonly<Record<number, number>> = { 502: 5, 503: 2 };

/** Sends the edge's own error: a plain page to people, the shop's error body as JSON to programs. */
export function sendError(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  writeHead(outgoing, status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    ...(status in retryAfterS && { 'retry-after': String(retryAfterS[status]) }),
    ...headers,
  });
  outgoing.end(isPage ? page(status, message) : JSON.stringify(errorBody(`edge-${status}`, message)));
}

function page(status: number, message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status}</title>
<h1>${message}</h1>
<p>Please try again in a moment.</p>
</html>
`;
}
