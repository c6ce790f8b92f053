import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { type FunctionName, matchRoute, type Route } from '@storefront/core/routes';
import { proxyToSite } from './proxy-to-site.ts';
import { type LambdaHandler, runFunction } from './run-function.ts';
import { sendError } from './send-error.ts';
import { toEvent } from './to-event.ts';
import { type Viewer, viewerHeaders } from './viewer-headers.ts';

export interface EdgeOptions {
  /** Where Next listens on loopback. */
  sitePort: number;
  loadFunction: (name: FunctionName) => Promise<LambdaHandler>;
  /** The visitor's country as the desk has set it; the cookie `sandbox-country` overrides it. */
  country: () => Promise<string>;
  /** The secret that it sends to the functions; null where they require none. */
  originSecret?: string | null;
  /** Added to every response, by lower-case name; headers of the site and the functions win. */
  headers?: Readonly<Record<string, string>>;
  siteTimeoutMs?: number;
  functionTimeoutMs?: number;
}

export interface Edge {
  request: RequestListener;
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Lambda receives no larger request. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** The front server: does what CloudFront and API Gateway do for the deployed shop, by the same table of routes. */
export function makeEdge({
  sitePort,
  loadFunction,
  country,
  originSecret = null,
  headers: added = {},
  siteTimeoutMs = 60_000,
  functionTimeoutMs = FUNCTION_TIMEOUT_S * 1_000,
}: EdgeOptions): Edge {
  const site = proxyToSite({ port: sitePort, timeoutMs: siteTimeoutMs });
  const loaded = new Map<FunctionName, Promise<LambdaHandler>>();

  function load(name: FunctionName): Promise<LambdaHandler> {
    const known = loaded.get(name) ?? loadFunction(name);
    loaded.set(name, known);
    return known;
  }

  async function viewerOf(incoming: IncomingMessage, route: Route): Promise<Viewer> {
    const { remoteAddress = '127.0.0.1', remotePort = 0 } = incoming.socket;
    const needsCountry = route.viewerHeaders.includes('cloudfront-viewer-country');
    return {
      ip: remoteAddress,
      port: remotePort,
      country: needsCountry ? (countryCookie(incoming) ?? (await country())) : '',
    };
  }

  async function respondByFunction(
    name: FunctionName,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: ReturnType<typeof viewerHeaders>,
  ): Promise<void> {
    const body = await readBody(incoming);
    if (body === null) return sendError(incoming, outgoing, 413, 'The request is larger than 6 MB.');
    const event = toEvent({
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      headers,
      body,
      sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
      at: Date.now(),
    });
    const response = await runFunction(await load(name), event, functionTimeoutMs);
    outgoing.writeHead(response.status, {
      ...response.headers,
      'content-length': response.body.length,
      'x-request-id': headers['x-request-id'],
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : response.body);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = pathOf(incoming);
    if (path === null) return sendError(incoming, outgoing, 400, 'The request names no path.');
    const route = matchRoute(path);
    const secret = route.to === 'site' ? null : originSecret;
    const viewer = await viewerOf(incoming, route);
    const headers = viewerHeaders(incoming.headers, viewer, route.viewerHeaders, secret);
    if (route.servedAs !== undefined) incoming.url = `${route.servedAs}${incoming.url?.slice(path.length)}`;
    if (route.to === 'site') site.pass(incoming, outgoing, headers);
    else await respondByFunction(route.to, incoming, outgoing, headers);
  }

  return {
    request(incoming, outgoing) {
      for (const [name, value] of Object.entries(added)) outgoing.setHeader(name, value);
      respond(incoming, outgoing).catch((error: unknown) => {
        console.error(`The edge failed on ${incoming.method} ${incoming.url}:`, error);
        if (outgoing.headersSent) outgoing.destroy();
        else sendError(incoming, outgoing, 500, 'Something went wrong on our side.');
      });
    },
    upgrade(incoming, socket, head) {
      const viewer = { ip: '', port: 0, country: '' };
      site.upgrade(incoming, socket, head, viewerHeaders(incoming.headers, viewer, []));
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string | null {
  return url.startsWith('/') ? url.replace(/\?.*$/s, '') : null;
}

function countryCookie({ headers }: IncomingMessage): string | null {
  return headers.cookie?.match(/(?:^|;\s*)sandbox-country=([A-Za-z]{2})(?:;|$)/)?.[1]?.toUpperCase() ?? null;
}

/** The whole body, or null as soon as it exceeds the limit. */
function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) resolve(null);
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}
