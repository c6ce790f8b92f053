import type { ConsentLine } from '@storefront/core/providers/cookie-list';

/** What the shop and its providers store and run, from the build. Only code that pages load late may import this file. */
export const consentLines: readonly ConsentLine[] = JSON.parse(process.env.CONSENT_LINES ?? '[]');
