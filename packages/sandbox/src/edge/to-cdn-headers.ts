import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import {
  cacheControlOf,
  OWN_CACHE_CONTROL,
  PREVIEW_HEADERS,
  type SiteResponse,
} from '@storefront/core/response-policy';

/** The headers of the site's response, with the shop's one cache rule. */
export function toCdnHeaders(response: SiteResponse & { headers: IncomingHttpHeaders }): IncomingHttpHeaders {
  const lifetime = cacheControlOf(response);
  return lifetime === null ? response.headers : { ...response.headers, 'cache-control': lifetime };
}

/**
 * Headers that say that a response belongs to one visitor: those with a cookie and those of an editor's preview. Any
 * others stay as they are.
 */
export function withoutSharing<Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  isPreview = false,
): Headers {
  if (isPreview) return { ...headers, ...PREVIEW_HEADERS, 'cache-control': OWN_CACHE_CONTROL };
  return headers['set-cookie'] === undefined ? headers : { ...headers, 'cache-control': OWN_CACHE_CONTROL };
}
