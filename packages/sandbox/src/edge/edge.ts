import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import {
  COUNTRY_HEADER,
  countryTiming,
  namedCookies,
  previewCookies,
  requestPath,
  requestPolicy,
} from '@storefront/core/request-policy';
import { type FunctionName, matchRoute, type Route, servedPath } from '@storefront/core/routes';
import { proxyToSite } from './proxy-to-site.ts';
import { type LambdaHandler, runFunction } from './run-function.ts';
import { sendError } from './send-error.ts';
import { withoutSharing } from './to-cdn-headers.ts';
import { toEvent } from './to-event.ts';
import { type Viewer, viewerHeaders } from './viewer-headers.ts';
import { writeHead } from './write-head.ts';

export interface EdgeOptions {
  /** Where Next listens on loopback. */
  sitePort: number;
  loadFunction: (name: FunctionName) => Promise<LambdaHandler>;
  /** The visitor's country as the desk has set it; the cookie `sandbox-country` overrides it. */
  country: () => Promise<string>;
  /** The secret that it sends to the functions; null where they require none. */
  originSecret?: string | null;
  /** Added to responses as `writeHead` tells documents apart, by lower-case name; headers of the site and the functions win. */
  headers?: Readonly<Record<string, string>>;
  /** The value that the site's build gave Next's preview cookie; null where there are no previews. */
  previewModeId?: string | null;
  /** For a development server, whose tools send methods, headers and queries of their own. Nothing caches it. */
  isDevelopment?: boolean;
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
  previewModeId = null,
  isDevelopment = false,
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
    const needsCountry =
      route.viewerHeaders.includes('cloudfront-viewer-country') || mayBeDocument(incoming, route);
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
    url: string,
    headers: ReturnType<typeof viewerHeaders>,
  ): Promise<void> {
    const body = await readBody(incoming);
    if (body === null) return sendError(incoming, outgoing, 413, 'The request is larger than 6 MB.');
    const event = toEvent({
      method: incoming.method ?? 'GET',
      url,
      headers,
      body,
      sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
      at: Date.now(),
    });
    const response = await runFunction(await load(name), event, functionTimeoutMs);
    writeHead(outgoing, response.status, {
      ...withoutSharing(response.headers),
      'content-length': response.body.length,
      'x-request-id': headers['x-request-id'],
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : response.body);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = incoming;
    const path = requestPath(url);
    if (path === null) return sendError(incoming, outgoing, 400, 'The request names no path.');
    const route = matchRoute(path);
    const policy = isDevelopment ? null : requestPolicy(route);
    if (policy?.methods?.includes(method) === false) {
      const allow = { allow: policy.methods.join(', ') };
      return sendError(incoming, outgoing, 405, 'This address can only be read.', allow);
    }
    const preview = policy?.passesPreview ? previewCookies(incoming.headers.cookie, previewModeId) : null;
    const viewer = await viewerOf(incoming, route);
    const timing = countryTiming(viewer.country);
    // `writeHead` leaves it out of everything that is no document.
    if (timing !== null) outgoing.setHeader(COUNTRY_HEADER, timing);
    const headers = viewerHeaders(incoming.headers, viewer, {
      wanted: route.viewerHeaders,
      policy,
      cookies: preview ?? namedCookies(incoming.headers.cookie, policy?.cookies ?? []),
      originSecret: route.to === 'site' ? null : originSecret,
    });
    const query = policy?.passesQuery === false ? '' : url.replace(/^[^?]*/, '');
    const target = `${servedPath(path)}${query}`;
    if (route.to !== 'site') return respondByFunction(route.to, incoming, outgoing, target, headers);
    const isImmutable = route.cache === 'immutable';
    site.pass(incoming, outgoing, headers, {
      path: target,
      isPreview: preview !== null,
      isImmutable,
      // A development server changes files and keeps their names.
      isKept: isImmutable && !isDevelopment,
    });
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
      const headers = viewerHeaders(incoming.headers, viewer, { wanted: [], policy: null });
      site.upgrade(incoming, socket, head, headers);
    },
  };
}

/** A browser that opens a page; not a script, a picture or the data of a page. */
function mayBeDocument({ headers }: IncomingMessage, { to, cache }: Route): boolean {
  return to === 'site' && cache === 'page' && headers.accept?.includes('text/html') === true;
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
