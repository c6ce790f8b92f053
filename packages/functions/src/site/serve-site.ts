import { createHash } from 'node:crypto';
import { errorBody } from '@storefront/core/error-body';
import { previewCookies, requestPolicy } from '@storefront/core/request-policy';
import { cacheControlOf, OWN_CACHE_CONTROL, PREVIEW_HEADERS } from '@storefront/core/response-policy';
import { matchRoute } from '@storefront/core/routes';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isFromEdge } from '../guard/is-from-edge.ts';
import { timingSafeEqual } from '../guard/timing-safe-equal.ts';
import { asNextStart } from './as-next-start.ts';
import type { SiteHandler, SiteResult } from './site-handler.ts';

export interface SiteDeps {
  /** The server that `open-next build` made. */
  render: SiteHandler;
  /** Of which CloudFront sends one with each request; empty where nothing stands before the site. */
  originSecrets: readonly string[];
  /** The build's secret: Next's preview cookie has it, and the worker of stale pages sends it. */
  previewModeId: string;
  buildId: string;
  /** Has the CDN forget pages. Rejects when it does not accept that. */
  invalidate: (paths: readonly string[]) => Promise<void>;
}

/** Says which build responded, and that it was the deployed artefact. */
export const BUILD_HEADER = 'x-storefront-build';

/** The header by which Next rebuilds a page. */
const REBUILD_HEADER = 'x-prerender-revalidate';

/**
 * The function before the site's own server. It accepts requests only from CloudFront, and from the worker that
 * rebuilds stale pages, which knows the build's secret; lets through what the table of routes allows, so that no header
 * of a visitor reaches Next; gives responses the shop's cache rules; and tells the CDN which pages were rebuilt on
 * demand: 502 `cdn-refused` when it does not accept that, so that the caller tries again.
 */
export function serveSite(deps: SiteDeps): SiteHandler {
  const { render, originSecrets, previewModeId, buildId, invalidate } = deps;

  return async (event) => {
    const isRebuild = isFromWorker(event, previewModeId);
    if (!isRebuild && !isFromEdge(event, originSecrets)) {
      return refuse(403, 'edge-passed-by', 'Send requests to the shop’s own address.', buildId);
    }
    const known = withKnownParts(event, isRebuild ? previewModeId : null, previewModeId);
    const result = await render(known);
    if (isRevalidation(event) && result.statusCode === 200) {
      try {
        await invalidate(refreshedPaths(textOf(result)));
      } catch (error) {
        console.error('The CDN could not be notified which pages are new', error);
        return refuse(502, 'cdn-refused', 'The pages are new, but the CDN keeps its copies.', buildId);
      }
    }
    return withCacheRules(result, known, buildId);
  };
}

function isFromWorker({ headers, requestContext }: APIGatewayProxyEventV2, previewModeId: string): boolean {
  const given = headers?.[REBUILD_HEADER];
  if (given === undefined || requestContext.http.method !== 'HEAD') return false;
  return timingSafeEqual(digest(given), digest(previewModeId));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The event without what no row of the table of routes names. The host is the function's own, as Lambda states it, so
 * that nobody can choose the host of a link, or of the message that has a page rebuilt.
 */
function withKnownParts(
  event: APIGatewayProxyEventV2,
  rebuild: string | null,
  previewModeId: string,
): APIGatewayProxyEventV2 {
  const route = matchRoute(event.rawPath);
  const policy = requestPolicy(route);
  const passed = new Set<string>([...policy.headers, ...route.viewerHeaders]);
  // CloudFront compresses, and conditions are about the copy that it stores.
  passed.delete('accept-encoding');
  const headers = Object.entries(event.headers ?? {}).filter(([name]) => passed.has(name.toLowerCase()));
  const preview = policy.passesPreview ? previewCookies(event.cookies?.join('; '), previewModeId) : null;
  const { domainName } = event.requestContext;
  const { cookies: _, ...others } = event;
  return {
    ...others,
    headers: {
      ...Object.fromEntries(headers),
      host: domainName,
      'x-forwarded-host': domainName,
      ...(rebuild === null ? {} : { [REBUILD_HEADER]: rebuild, 'x-isr': '1' }),
    },
    ...(preview === null ? {} : { cookies: preview.split('; ') }),
  };
}

function isRevalidation({ rawPath, requestContext }: APIGatewayProxyEventV2): boolean {
  return rawPath === '/api/revalidate' && requestContext.http.method === 'POST';
}

function textOf({ body, isBase64Encoded }: SiteResult): string {
  return Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8').toString('utf8');
}

function refreshedPaths(text: string): string[] {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('refreshed' in body)) return [];
  return Array.isArray(body.refreshed) ? body.refreshed.map(String) : [];
}

function withCacheRules(rendered: SiteResult, event: APIGatewayProxyEventV2, buildId: string): SiteResult {
  const result = asNextStart(rendered, event.rawPath);
  const { headers, statusCode: status, cookies = [] } = result;
  const isPreview = event.cookies !== undefined;
  const lifetime =
    cookies.length > 0 || isPreview
      ? OWN_CACHE_CONTROL
      : cacheControlOf({ status, headers, path: event.rawPath });
  return {
    ...result,
    headers: {
      ...headers,
      ...(isPreview && PREVIEW_HEADERS),
      ...(lifetime !== null && { 'cache-control': lifetime }),
      [BUILD_HEADER]: buildId,
    },
  };
}

function refuse(statusCode: number, code: string, message: string, buildId: string): SiteResult {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    [BUILD_HEADER]: buildId,
  };
  return { statusCode, headers, body: JSON.stringify(errorBody(code, message)) };
}
