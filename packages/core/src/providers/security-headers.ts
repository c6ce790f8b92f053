import { contentSecurityPolicy, type PolicyOptions } from './csp.ts';
import type { ProviderConfig } from './registry.ts';

/** Two years, as browsers demand of a site that wants to be known for it. */
export const HSTS_MAX_AGE_S = 63_072_000;

/** Other sites learn where a visitor came from, but no path: some of ours carry a token. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

export const OPENER_POLICY = 'same-origin-allow-popups';

/** Device features that no page of the shop, and no frame in it, may use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Of a document that brings no policy: errors of the edge and of CloudFront, and the site's page for a failure in
 * OpenNext's routing, which has scripts and style sheets of its own. CloudFront takes 1,783 characters, and the policy of
 * pages with every provider is longer.
 */
export const FALLBACK_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

export interface SecurityHeaders {
  'content-security-policy': string;
  'strict-transport-security': string;
  'x-content-type-options': string;
  'cross-origin-resource-policy': string;
  'cross-origin-opener-policy': string;
  'referrer-policy': string;
  'permissions-policy': string;
  'speculation-rules': string;
}

/**
 * What the edge adds to a document, by lower-case name; other responses go without `DOCUMENT_HEADERS`. Whatever a
 * server says itself stays: pages bring a policy of their own, with the hashes of their build's style sheets. Only those
 * of the development server bring none, so they get theirs here.
 */
export function securityHeaders(
  config: ProviderConfig & { siteUrl: string },
  options: PolicyOptions,
): SecurityHeaders {
  const isEncrypted = config.siteUrl.startsWith('https:');
  return {
    'content-security-policy': options.isDevelopment
      ? contentSecurityPolicy(config, options)
      : FALLBACK_POLICY,
    // On a laptop the header is there as well, but makes no browser insist on https for localhost.
    'strict-transport-security': isEncrypted ? `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` : 'max-age=0',
    'x-content-type-options': 'nosniff',
    // No other site builds its pages of our files.
    'cross-origin-resource-policy': 'same-origin',
    // A site that opened the shop cannot reach into it; windows that the shop opens can talk to it, as payment does.
    'cross-origin-opener-policy': OPENER_POLICY,
    'referrer-policy': REFERRER_POLICY,
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Which links browsers may follow ahead of a press.
    'speculation-rules': '"/speculation-rules.json"',
  };
}
