import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { type FunctionName, matchRoute, type Route } from '@storefront/core/routes';
import { proxyToSite } from './proxy-to-site.ts';
import { readBody } from './read-body.ts';
import { type LambdaHandler, runFunction } from './run-function.ts';
import { sendProblem } from './send-problem.ts';
import { toEvent } from './to-event.ts';
import { type Viewer, viewerHeaders } from './viewer-headers.ts';

export interface EdgeOptions {
  /** Where Next listens on loopback. */
  sitePort: number;
  loadFunction: (name: FunctionName) => Promise<LambdaHandler>;
  /** The visitor's country as the desk has it set; a cookie `sandbox-country` beats it. */
  country: () => Promise<string>;
  /** What it says to the functions, so that they know it; null where they do not ask. */
  originSecret?: string | null;
  /** Added to every response, by lower-case name; what site and functions say themselves stays. */
  headers?: Readonly<Record<string, string>>;
  siteTimeoutMs?: number;
  functionTimeoutMs?: number;
}

export interface Edge {
  request: RequestListener;
  upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The front server: what CloudFront and API Gateway do for the deployed shop, by the same table of routes. */
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

  async function answerByFunction(
    name: FunctionName,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: ReturnType<typeof viewerHeaders>,
  ): Promise<void> {
    const body = await readBody(incoming);
    if (body === null) return sendProblem(incoming, outgoing, 413, 'The request is larger than 6 MB.');
    const event = toEvent({
      method: incoming.method ?? 'GET',
      url: incoming.url ?? '/',
      headers,
      body,
      sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
      at: Date.now(),
    });
    const answer = await runFunction(await load(name), event, functionTimeoutMs);
    outgoing.writeHead(answer.status, {
      ...answer.headers,
      'content-length': answer.body.length,
      'x-request-id': headers['x-request-id'],
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : answer.body);
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = pathOf(incoming);
    if (path === null) return sendProblem(incoming, outgoing, 400, 'The request names no path.');
    const route = matchRoute(path);
    const secret = route.to === 'site' ? null : originSecret;
    const viewer = await viewerOf(incoming, route);
    const headers = viewerHeaders(incoming.headers, viewer, route.viewerHeaders, secret);
    if (route.servedAs !== undefined) incoming.url = `${route.servedAs}${incoming.url?.slice(path.length)}`;
    if (route.to === 'site') site.pass(incoming, outgoing, headers);
    else await answerByFunction(route.to, incoming, outgoing, headers);
  }

  return {
    request(incoming, outgoing) {
      for (const [name, value] of Object.entries(added)) outgoing.setHeader(name, value);
      answer(incoming, outgoing).catch((error: unknown) => {
        console.error(`The edge failed on ${incoming.method} ${incoming.url}:`, error);
        if (outgoing.headersSent) outgoing.destroy();
        else sendProblem(incoming, outgoing, 500, 'Something went wrong on our side.');
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
