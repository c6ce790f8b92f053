import type { IncomingMessage, ServerResponse } from 'node:http';

/** The edge's own error: a plain page for people, the shop's error JSON for programs. */
export function sendProblem(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  message: string,
): void {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  outgoing.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    ...(status === 502 && { 'retry-after': '5' }),
  });
  outgoing.end(
    isPage ? page(status, message) : JSON.stringify({ error: { code: `edge-${status}`, message } }),
  );
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
