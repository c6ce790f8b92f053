import type { PublicConfig } from '@storefront/core/public-config';

/** Written into the build by next.config.mjs, which has checked it. */
export const siteConfig: PublicConfig = JSON.parse(process.env.PUBLIC_SITE_CONFIG ?? '{}');
