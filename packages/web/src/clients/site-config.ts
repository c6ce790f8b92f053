import type { PublicConfig } from '@storefront/core/public-config';

/** next.config.mjs has validated it and written it into the build. */
export const siteConfig: PublicConfig = JSON.parse(process.env.PUBLIC_SITE_CONFIG ?? '{}');

/** The id of the running build; next.config.mjs writes it into server code only. */
export const buildId: string = process.env.SITE_BUILD_ID ?? '';

/** The address of `next/before-hydration.js` in this build. */
export const earlyScript: string = process.env.EARLY_SCRIPT ?? '';
