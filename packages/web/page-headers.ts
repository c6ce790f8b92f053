import type { Config } from '@storefront/core/config';
import { contentSecurityPolicy } from '@storefront/core/providers/csp';

/** Stands in the policy until the build knows its style sheets. */
export const STYLE_HASH = 'sha256-of-a-style-sheet';

/** Stands for the value of Next's preview cookie, which each build makes up anew: nobody can forge it. */
export const PREVIEW_MODE_ID = 'preview-mode-id-of-the-build';

/**
 * The security policy of pages, for `headers()` of Next: it travels and is cached with the HTML, whose style sheets
 * it names. `scripts/shop/seal-build.ts` puts hashes and preview id in after the build.
 */
export function pageHeaders(config: Config) {
  const policy = (isPreview: boolean) => ({
    key: 'content-security-policy',
    value: contentSecurityPolicy(config, { styleHashes: [STYLE_HASH], isPreview }),
  });
  const isPreview = { type: 'cookie' as const, key: '__prerender_bypass', value: PREVIEW_MODE_ID };
  const source = '/:path*';
  return [
    { source, headers: [policy(false)] },
    { source, has: [isPreview], headers: [policy(true)] },
  ];
}
