// Runs in CloudFront, whose JavaScript knows no destructuring, spread, classes, `for of` or `?.`. `ShopAtEdge` is put
// before it by `edge-functions.ts`.
import type { ViewerRequestEvent, ViewerResponse } from './cloudfront.ts';
import type { EdgeRow, ShopAtEdge as Shop } from './shop-at-edge.ts';

declare const ShopAtEdge: Shop;

/** What the sandbox's edge does with a request: one spelling of its path, its row, its method, its cookies. */
export function handler(event: ViewerRequestEvent) {
  const request = event.request;
  const accept = request.headers.accept;
  const isPage = accept !== undefined && accept.value.indexOf('text/html') !== -1;
  const path = onePath(request.uri);
  if (path === null) return refuse(400, 'Bad Request', 'The request names no path.', isPage);
  const host = request.headers.host;
  if (host !== undefined && host.value !== ShopAtEdge.host) return toOwnHost(path, request.querystring);
  const row = rowFor(path);
  if (row.isReadOnly && request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Method Not Allowed', 'This address can only be read.', isPage);
  }
  request.uri = servedPath(path, row);
  const cookies = request.cookies;
  const bypass = cookies[ShopAtEdge.bypassCookie];
  const isOurs =
    row.passesPreview &&
    bypass !== undefined &&
    bypass.multiValue === undefined &&
    bypass.value === ShopAtEdge.previewModeId;
  const names = Object.keys(cookies);
  for (let at = 0; at < names.length; at += 1) {
    const name = String(names[at]);
    const isOfPreview = isOurs && ShopAtEdge.previewCookies.indexOf(name) !== -1;
    if (!isOfPreview && row.cookies.indexOf(name) === -1) delete cookies[name];
  }
  return request;
}

/** Characters that need no encoding are decoded. Null for a path with dot segments, about which servers disagree. */
function onePath(uri: string) {
  const path = uri.replace(/%[2-7][0-9a-fA-F]/g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9_.~-]/.test(character) ? character : code;
  });
  return path.charAt(0) === '/' && !/(^|[\\/])\.\.?([\\/]|$)/.test(path) ? withPercentSigns(path) : null;
}

/** A path whose encoding is malformed stands for itself. */
function withPercentSigns(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch (_) {
    return path.replace(/%/g, '%25');
  }
}

/** The path at the origin; the data of a page is that of the page which its address is served as. */
function servedPath(path: string, row: EdgeRow): string {
  const data = /^(\/_next\/data\/[^/]+)(\/.*)\.json$/.exec(path);
  if (data === null) return servedAsOf(row, path) || path;
  const page = String(data[2]);
  const servedAs = servedAsOf(rowFor(page), page);
  return servedAs === null ? path : `${data[1]}${servedAs}.json`;
}

function servedAsOf(row: EdgeRow, path: string) {
  return row.isOnePart && !/^[^/]+\/?$/.test(path.slice(row.path.length)) ? null : row.servedAs;
}

/** The first row that matches; a row's pattern is a whole path, or the start of one. */
function rowFor(path: string): EdgeRow {
  for (let at = 0; at < ShopAtEdge.rows.length; at += 1) {
    const row = ShopAtEdge.rows[at];
    if (row === undefined) continue;
    if (row.isPrefix ? path.indexOf(row.path) === 0 : path === row.path) return row;
  }
  return ShopAtEdge.everythingElse;
}

function toOwnHost(path: string, query: ViewerRequestEvent['request']['querystring']): ViewerResponse {
  const pairs: string[] = [];
  const names = Object.keys(query);
  for (let at = 0; at < names.length; at += 1) {
    const name = String(names[at]);
    const given = query[name];
    if (given === undefined) continue;
    const values = given.multiValue === undefined ? [given] : given.multiValue;
    for (let each = 0; each < values.length; each += 1) {
      const one = values[each];
      if (one !== undefined) pairs.push(`${name}=${one.value}`);
    }
  }
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: {
      location: { value: `https://${ShopAtEdge.host}${path}${search}` },
      'cache-control': { value: 'no-store' },
    },
  };
}

function refuse(status: number, name: string, message: string, isPage: boolean): ViewerResponse {
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>${message}</h1></html>`;
  const error = JSON.stringify({ error: { code: `edge-${status}`, message: message } });
  const headers: ViewerResponse['headers'] = {
    'content-type': { value: type },
    'cache-control': { value: 'no-store' },
  };
  // Nobody documents whether CloudFront adds its policies to what a function responds.
  if (isPage) headers['content-security-policy'] = { value: ShopAtEdge.policy };
  if (status === 405) headers.allow = { value: 'GET, HEAD' };
  return {
    statusCode: status,
    statusDescription: name,
    headers: headers,
    body: { encoding: 'text', data: isPage ? page : error },
  };
}
