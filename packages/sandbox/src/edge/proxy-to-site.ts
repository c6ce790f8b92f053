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
import { compressForVisitor, takesBrotli } from './compress.ts';
import { KeptFiles, keyOfFile } from './kept-files.ts';
import { sendError } from './send-error.ts';
import { toCdnHeaders, withoutSharing } from './to-cdn-headers.ts';
import { writeHead } from './write-head.ts';

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

export interface PassOptions {
  /** Path and query to request from the site; the visitor's own by default. */
  path?: string;
  /** For an editor's preview: its response is the editor's own. */
  isPreview?: boolean;
  /** For a file that caches keep: it is sent without the id of one request. */
  isImmutable?: boolean;
  /** Sends such a file again without asking the site. */
  isKept?: boolean;
}

export interface SiteProxy {
  pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: IncomingHttpHeaders & { 'x-request-id': string },
    options?: PassOptions,
  ): void;
  /** WebSockets: the site's hot reload. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, headers: IncomingHttpHeaders): void;
}

/**
 * Streams requests to the site on loopback. Responds 503 while nothing listens there, 502 when the site breaks the
 * connection and 504 when it is silent.
 */
export function proxyToSite({ port, timeoutMs }: { port: number; timeoutMs: number }): SiteProxy {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const target = { host: '127.0.0.1', port };
  const files = new KeptFiles();
  return {
    pass(incoming, outgoing, headers, { path = incoming.url ?? '/', isPreview, isImmutable, isKept } = {}) {
      const { method, url: requested = '/' } = incoming;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const compresses = takesBrotli(incoming);
      const key = isKept ? keyOfFile(incoming, path, compresses ? 'br' : 'any') : null;
      const kept = key === null ? null : files.find(key);
      if (kept !== null) {
        writeHead(outgoing, 200, kept.headers);
        outgoing.end(kept.body);
        return;
      }
      const sent = compresses ? { ...headers, 'accept-encoding': 'identity' } : headers;

      function send(isRepeated: boolean): void {
        // A request with a body cannot be repeated, so each has its own connection. It is kept alive: a site that closes
        // it after its response would drop what it has not read, and the response would be lost.
        const own = hasBody ? new Agent({ keepAlive: true }) : null;
        const upstream = request({
          ...target,
          agent: own ?? agent,
          method,
          path,
          headers: hasBody ? endToEnd(sent) : withoutBody(endToEnd(sent)),
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
          const { statusCode: status = 502 } = response;
          const received = withQuery(incoming, response, path);
          const isRedirectWithQuery = received.location !== response.headers.location;
          const site = { headers: endToEnd(received), status, path, requested, isRedirectWithQuery };
          const ofResponse = withoutSharing(toCdnHeaders(site), isPreview);
          const compressed = compresses ? compressForVisitor(status, ofResponse) : null;
          const ofAnyone = compressed?.headers ?? ofResponse;
          const id = isImmutable ? {} : { 'x-request-id': headers['x-request-id'] };
          writeHead(outgoing, status, { ...ofAnyone, ...id });
          const isForAnyone = status === 200 && ofAnyone['set-cookie'] === undefined;
          if (key !== null && isForAnyone) files.keepFrom(compressed?.through ?? response, key, ofAnyone);
          // The site may respond before it has read the whole request: the rest must not become the next request.
          response.on('end', () => {
            if (!hasBody) return;
            incoming.unpipe(upstream).resume();
            upstream.destroy();
          });
          if (compressed?.through) pipeline(response, compressed.through, outgoing, () => {});
          else pipeline(response, outgoing, () => {});
        });
        upstream.on('error', (error: NodeJS.ErrnoException) => {
          // A later error ends the response, of which the visitor has received a part.
          if (hasResponse) return;
          // The site may close an idle connection just when the next request is sent on it.
          const isStale = upstream.reusedSocket && !hasBody && !isRepeated && !isTooSlow;
          if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
          else if (isStale) send(true);
          else if (isTooSlow) sendError(incoming, outgoing, 504, 'The shop takes too long to answer.');
          else if (error.code === 'ECONNREFUSED')
            sendError(incoming, outgoing, 503, 'One moment, please: the shop is being started.');
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

/** A request that announces a body and has none would take the next one on its connection for it. */
function withoutBody({ 'content-length': _, ...others }: IncomingHttpHeaders): IncomingHttpHeaders {
  return others;
}

/**
 * The headers of the site's response; a redirect gets the query of the request. Redirects of endpoints do not, because
 * their query is their input and may hold a secret.
 */
function withQuery(
  { url = '/', headers: { host } }: IncomingMessage,
  { headers, statusCode = 0 }: IncomingMessage,
  path: string,
): IncomingHttpHeaders {
  const { location } = headers;
  const isRedirect = Math.floor(statusCode / 100) === 3;
  const requested = `http://${host}${url}`;
  if (!isRedirect || !location || path.startsWith('/api/') || !URL.canParse(requested)) return headers;
  return { ...headers, location: withRequestedQuery(location, requested) };
}
