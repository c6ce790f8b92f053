import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { forCdn } from './for-cdn.ts';
import { keepAskedQuery } from './keep-asked-query.ts';
import { sendProblem } from './send-problem.ts';

/** Headers about one connection, not about the message: they end here (RFC 9110, 7.6.1). */
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

/** Streams requests to the site on loopback. It answers 502 when the site is down and 504 when it is silent. */
export function proxyToSite({ port, timeoutMs }: { port: number; timeoutMs: number }): SiteProxy {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const target = { host: '127.0.0.1', port };
  return {
    pass(incoming, outgoing, headers) {
      const { url: path = '/', method } = incoming;
      const hasBody = method !== 'GET' && method !== 'HEAD';

      function send(isAgain: boolean): void {
        // A request with a body cannot be sent again, so each has its own connection. The site is not asked to close it:
        // it would hang up on what it has not read, and its answer would be lost.
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
        let isAnswered = false;
        upstream.on('timeout', () => {
          isTooSlow = true;
          upstream.destroy();
        });
        upstream.on('response', (answer) => {
          isAnswered = true;
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...forCdn(endToEnd(keepAskedQuery(incoming, answer)), answer.statusCode, path),
            'x-request-id': headers['x-request-id'],
          });
          // The site may have answered without reading all: the rest goes nowhere, and is not the next request.
          answer.on('end', () => {
            if (!hasBody) return;
            incoming.unpipe(upstream).resume();
            upstream.destroy();
          });
          pipeline(answer, outgoing, () => {});
        });
        upstream.on('error', () => {
          // What is wrong after that ends the answer, which is passed on as far as it came.
          if (isAnswered) return;
          // The site may hang up on a connection it kept, just as the next request goes out on it.
          const isStale = upstream.reusedSocket && !hasBody && !isAgain && !isTooSlow;
          if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
          else if (isStale) send(true);
          else if (isTooSlow) sendProblem(incoming, outgoing, 504, 'The shop takes too long to answer.');
          else sendProblem(incoming, outgoing, 502, 'The shop is not answering right now.');
        });
        outgoing.on('close', () => {
          if (!outgoing.writableFinished) upstream.destroy();
        });
        upstream.on('close', () => own?.destroy());
        incoming.on('close', () => {
          if (!incoming.complete) upstream.destroy();
        });
        // No pipeline: it would hang up on a visitor whose answer came before the end of the request.
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
      upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
        const lines = answer.rawHeaders.flatMap((name, at, all) =>
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
