import { FALLBACK_POLICY } from '@storefront/core/providers/security-headers';
import { COUNTRY_HEADER, NO_COUNTRY_TIMING, requestPolicy } from '@storefront/core/request-policy';
import { IMMUTABLE_CACHE_CONTROL, VERSIONED_FILES } from '@storefront/core/response-policy';
import { DOCUMENT_HEADERS, type Route, routes } from '@storefront/core/routes';

/** A row of the table of routes, as far as a request needs it at the edge. */
export interface EdgeRow {
  /** A whole path, or the start of one. */
  path: string;
  isPrefix: boolean;
  servedAs: string | null;
  /** `servedAs` only with one part after the start. */
  isOnePart: boolean;
  isReadOnly: boolean;
  passesPreview: boolean;
  cookies: readonly string[];
}

/** What the functions in CloudFront know about the shop. */
export interface ShopAtEdge {
  host: string;
  rows: readonly EdgeRow[];
  everythingElse: EdgeRow;
  bypassCookie: string;
  previewCookies: readonly string[];
  previewModeId: string;
  documentHeaders: readonly string[];
  /** The security policy of the edge's own pages. */
  policy: string;
  /** Where documents name the visitor's country. */
  countryHeader: string;
  /** What they name when it is not known. */
  noCountry: string;
  versionedFiles: readonly string[];
  immutable: string;
}

const BYPASS_COOKIE = '__prerender_bypass';

/** The cookies of an editor's preview: the only ones that reach the site's pages, and part of its cache key. */
export const previewCookieNames = [BYPASS_COOKIE, '__next_preview_data', 'sanity-preview-perspective'];

export function shopAtEdge({ host, previewModeId }: { host: string; previewModeId: string }): ShopAtEdge {
  const rows = routes.map(toRow);
  const last = rows.at(-1);
  if (last === undefined || last.path !== '' || !last.isPrefix) {
    throw new Error('The last row of the table of routes must match everything.');
  }
  return {
    host,
    rows: rows.slice(0, -1),
    everythingElse: last,
    bypassCookie: BYPASS_COOKIE,
    previewCookies: previewCookieNames,
    previewModeId,
    documentHeaders: DOCUMENT_HEADERS,
    policy: FALLBACK_POLICY,
    countryHeader: COUNTRY_HEADER,
    noCountry: NO_COUNTRY_TIMING,
    versionedFiles: VERSIONED_FILES,
    immutable: IMMUTABLE_CACHE_CONTROL,
  };
}

function toRow(route: Route): EdgeRow {
  const { pattern, servedAs = null } = route;
  const star = pattern.indexOf('*');
  if (star !== -1 && star !== pattern.length - 1) {
    throw new Error(`The edge cannot match ${pattern}: a pattern may have one * at its end.`);
  }
  const policy = requestPolicy(route);
  return {
    path: star === -1 ? pattern : pattern.slice(0, -1),
    isPrefix: star !== -1,
    servedAs,
    isOnePart: route.isOnePart === true,
    isReadOnly: policy.methods !== null,
    passesPreview: policy.passesPreview,
    cookies: policy.cookies,
  };
}
