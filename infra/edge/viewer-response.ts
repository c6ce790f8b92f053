// Runs in CloudFront as `viewer-request.ts` does, and only for responses below 400.
import type { ViewerResponseEvent } from './cloudfront.ts';
import type { ShopAtEdge as Shop } from './shop-at-edge.ts';

declare const ShopAtEdge: Shop;

/** What the sandbox's edge does with a response, behind the cache: what belongs to one request or one visitor. */
export function handler(event: ViewerResponseEvent) {
  const request = event.request;
  const response = event.response;
  const headers = response.headers;
  const location = headers.location;
  const isOfEndpoint = request.uri.indexOf('/api/') === 0;
  if (location !== undefined && response.statusCode >= 300 && !isOfEndpoint) {
    const withQuery = addQuery(location.value, request.uri, request.querystring);
    if (withQuery !== location.value) headers['cache-control'] = { value: 'no-store' };
    location.value = withQuery;
  }
  if (request.querystring.v !== undefined && ShopAtEdge.versionedFiles.indexOf(request.uri) !== -1) {
    headers['cache-control'] = { value: ShopAtEdge.immutable };
  }
  if (response.cookies !== undefined && Object.keys(response.cookies).length > 0) {
    headers['cache-control'] = { value: 'private, no-store' };
  }
  const type = headers['content-type'];
  const accept = request.headers.accept;
  // A browser that has the page already would take the country of its last visit for the present one.
  const isKnown =
    response.statusCode === 304 && accept !== undefined && accept.value.indexOf('text/html') === 0;
  const isDocument =
    isKnown || (type !== undefined && /^(text\/html|application\/xhtml\+xml)\b/i.test(type.value));
  // CloudFront has added its own by now, and the browser would put it in the place of the page's.
  if (response.statusCode === 304) delete headers['content-security-policy'];
  const country = request.headers['cloudfront-viewer-country'];
  if (isDocument) {
    // `countryTiming` of the local edge: behind the cache, so that one copy serves every country.
    if (country !== undefined && /^(?!XX|ZZ)[A-Z]{2}$/.test(country.value)) {
      headers[ShopAtEdge.countryHeader] = { value: `country;desc="${country.value}"` };
    } else if (isKnown) {
      headers[ShopAtEdge.countryHeader] = { value: ShopAtEdge.noCountry };
    }
  } else {
    for (let at = 0; at < ShopAtEdge.documentHeaders.length; at += 1) {
      delete headers[String(ShopAtEdge.documentHeaders[at])];
    }
  }
  return response;
}

/** The query of the requested address stays where a redirect leads to another path of ours. */
function addQuery(
  location: string,
  requested: string,
  query: ViewerResponseEvent['request']['querystring'],
): string {
  const hashAt = location.indexOf('#');
  const hash = hashAt === -1 ? '' : location.slice(hashAt);
  const address = hashAt === -1 ? location : location.slice(0, hashAt);
  const parts = /^(?:https?:)?\/\/([^/?]*)([^?]*)/i.exec(address);
  const isElsewhere = parts !== null && parts[1] !== ShopAtEdge.host;
  const path = parts === null ? address.replace(/\?.*$/, '') : String(parts[2]);
  if (isElsewhere || path === requested.replace(/^[\\/]+/, '/')) return location;
  const queryAt = address.indexOf('?');
  const present = queryAt === -1 ? '' : address.slice(queryAt + 1);
  const taken = namesIn(present);
  const added: string[] = [];
  const names = Object.keys(query);
  for (let at = 0; at < names.length; at += 1) {
    const name = String(names[at]);
    const given = query[name];
    if (given === undefined || taken.indexOf(plain(name)) !== -1) continue;
    const values = given.multiValue === undefined ? [given] : given.multiValue;
    for (let each = 0; each < values.length; each += 1) {
      const one = values[each];
      if (one !== undefined) added.push(`${name}=${one.value}`);
    }
  }
  if (added.length === 0) return location;
  const joint = queryAt === -1 ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${joint}${added.join('&')}${hash}`;
}

function namesIn(query: string): string[] {
  return query.split('&').map((pair) => plain(String(pair.split('=')[0])));
}

function plain(name: string): string {
  try {
    return decodeURIComponent(name.replace(/\+/g, ' '));
  } catch (_) {
    return name;
  }
}
