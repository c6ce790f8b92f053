import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { withRequestedQuery } from '@storefront/core/shell/redirect-parts';
import { sendError } from './send-error.ts';
import { toCdnHeaders } from './to-cdn-headers.ts';

/** Headers about one connection, which a proxy must not pass on (RFC 9110, 7.6.1). */
const connectionOnly = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface SiteProxy {
  pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: IncomingHttpHeaders & { 'x-request-id': string },
  ): void;
  /** WebSockets: the site's hot reload. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, headers: IncomingHttpHeaders): void;
}

/** Streams requests to the site on loopback. Responds 502 when the site is down and 504 when it is silent. */
export function proxyToSite({ port, timeoutMs }: { port: number; timeoutMs: number }): SiteProxy {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const target = { host: '127.0.0.1', port };
  return {
    pass(incoming, outgoing, headers) {
      const { url: path = '/', method } = incoming;
      const hasBody = method !== 'GET' && method !== 'HEAD';

      function send(isRepeated: boolean): void {
        // A request with a body cannot be repeated, so each has its own connection. It is kept alive: a site that closes
        // it after its response would drop what it has not read, and the response would be lost.
        const own = hasBody ? new Agent({ keepAlive: true }) : null;
        const upstream = request({
          ...target,
          agent: own ?? agent,
          method,
          path,
          headers: endToEnd(headers),
          timeout: timeoutMs,
        });
        let isTooSlow = false;
        let hasResponse = false;
        upstream.on('timeout', () => {
          isTooSlow = true;
          upstream.destroy();
        });
        upstream.on('response', (response) => {
          hasResponse = true;
          outgoing.writeHead(response.statusCode ?? 502, {
            ...toCdnHeaders(endToEnd(withQuery(incoming, response)), response.statusCode, path),
            'x-request-id': headers['x-request-id'],
          });
          // The site may respond before it has read the whole request: the rest must not become the next request.
          response.on('end', () => {
            if (!hasBody) return;
            incoming.unpipe(upstream).resume();
            upstream.destroy();
          });
          pipeline(response, outgoing, () => {});
        });
        upstream.on('error', () => {
          // A later error ends the response, of which the visitor has received a part.
          if (hasResponse) return;
          // The site may close an idle connection just when the next request is sent on it.
          const isStale = upstream.reusedSocket && !hasBody && !isRepeated && !isTooSlow;
          if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
          else if (isStale) send(true);
          else if (isTooSlow) sendError(incoming, outgoing, 504, 'The shop takes too long to answer.');
          else sendError(incoming, outgoing, 502, 'The shop is not answering right now.');
        });
        outgoing.on('close', () => {
          if (!outgoing.writableFinished) upstream.destroy();
        });
        upstream.on('close', () => own?.destroy());
        incoming.on('close', () => {
          if (!incoming.complete) upstream.destroy();
        });
        // No pipeline: it would close the connection of a visitor whose response came before the end of the request.
        if (hasBody) incoming.pipe(upstream);
        else upstream.end();
      }

      send(false);
    },
    upgrade(incoming, socket, head, headers) {
      const { url: path, method } = incoming;
      const upstream = request({
        ...target,
        method,
        path,
        headers: { ...endToEnd(headers), connection: 'Upgrade', upgrade: incoming.headers.upgrade },
      });
      upstream.on('upgrade', (response, upstreamSocket, upstreamHead) => {
        const lines = response.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(upstreamHead);
        upstreamSocket.write(head);
        pipeline(socket, upstreamSocket, socket, () => {});
      });
      upstream.on('response', () => socket.destroy());
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
      upstream.end();
    },
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...connectionOnly, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/**
 * The headers of the site's response; a redirect gets the query of the request. Redirects of endpoints do not, because
 * their query is their input and may hold a secret.
 */
function withQuery(incoming: IncomingMessage, response: IncomingMessage): IncomingHttpHeaders {
  const { location } = response.headers;
  const { url = '/', headers } = incoming;
  const isRedirect = Math.floor((response.statusCode ?? 0) / 100) === 3;
  const origin = `http://${headers.host}`;
  if (!isRedirect || !location || url.startsWith('/api/') || !URL.canParse(url, origin))
    return response.headers;
  return { ...response.headers, location: withRequestedQuery(location, new URL(url, origin).href) };
}
