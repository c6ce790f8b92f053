import { Fault } from '@storefront/core/fault';
import {
  createHttp,
  type HttpOptions,
  type HttpRequest,
  type HttpResponse,
} from '@storefront/core/providers/http';
import { recommendUrl } from '@storefront/core/providers/search/map';
import { NOT_FOUND_PROFILE, recommendationRequest } from '@storefront/core/recommendation/profiles';

/** Rejects with a `Fault` of kind `outside` when the provider does not work. */
export interface Probe {
  run(): Promise<void>;
}

interface ProbeOptions extends HttpOptions {
  timeoutMs: number;
}

export interface CommerceProbeOptions extends ProbeOptions {
  endpoint: string;
  publicToken: string;
  privateToken: string | null;
}

export interface SearchProbeOptions extends ProbeOptions {
  baseUrl: string;
  siteId: string;
}

export interface WishlistProbeOptions extends ProbeOptions {
  baseUrl: string;
  pid: string;
  apiKey: string;
}

/*
 * Each probe sends the smallest read, and looks only at whether the response is one of the provider: this function does
 * not need the shop's mappers. Gift has none, because each of its calls starts a session, and referral none, because
 * reading needs a token of its own: shoppers' calls record their outcomes.
 */

export function createCommerceProbe(options: CommerceProbeOptions): Probe {
  const { endpoint: url, publicToken, privateToken } = options;
  const token: Record<string, string> =
    privateToken === null
      ? { 'x-shopify-storefront-access-token': publicToken }
      : { 'shopify-storefront-private-token': privateToken };
  const request = {
    provider: 'commerce',
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...token },
    body: JSON.stringify({ query: 'query Health { localization { country { isoCode } } }' }),
  };
  return createProbe(options, request, ({ status, text }) => {
    const body: { data?: unknown } = Object(parse(text));
    const data: { localization?: unknown } = Object(body.data);
    return status === 200 && data.localization instanceof Object;
  });
}

/** A profile that the provider does not know, or that its editors have paused, is 404 and no failure. */
export function createSearchProbe(options: SearchProbeOptions): Probe {
  const url = recommendUrl(options.baseUrl, options.siteId, recommendationRequest(NOT_FOUND_PROFILE));
  return createProbe(
    options,
    { provider: 'search', url },
    ({ status, text }) => status === 404 || (status === 200 && Array.isArray(parse(text))),
  );
}

export function createWishlistProbe(options: WishlistProbeOptions): Probe {
  const { baseUrl, pid, apiKey } = options;
  const authorization = `Basic ${Buffer.from(`${pid}:${apiKey}`).toString('base64')}`;
  const request = { provider: 'wishlist', url: `${baseUrl}/storeadmin/me`, headers: { authorization } };
  return createProbe(options, request, ({ status }) => status === 200);
}

function createProbe(
  { timeoutMs, ...options }: ProbeOptions,
  request: Omit<HttpRequest, 'timeoutMs'>,
  isWell: (response: HttpResponse) => boolean,
): Probe {
  const http = createHttp(options);
  return {
    async run() {
      const headers = { accept: 'application/json', ...request.headers };
      const response = await http.send({ ...request, headers, isRepeatable: true, timeoutMs });
      if (isWell(response)) return;
      const { provider } = request;
      const say = `${provider} returned ${response.status} to a probe: check its keys and address.`;
      throw new Fault({ code: `${provider}-unavailable`, kind: 'outside', say });
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
