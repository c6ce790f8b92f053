import type { PublicConfig } from '@storefront/core/public-config';

/** Written into the build by next.config.mjs, which has checked it. */
export const siteConfig: PublicConfig = JSON.parse(process.env.PUBLIC_SITE_CONFIG ?? '{}');

/** Of the build that this server runs; next.config.mjs writes it into server code only. */
export const buildId: string = process.env.SITE_BUILD_ID ?? '';
