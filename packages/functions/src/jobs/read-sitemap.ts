import { readSite } from '@storefront/core/part-config';
import { createHttp } from '@storefront/core/providers/http';
import { warmSitemap } from './warm-sitemap.ts';

/** By schedule: has the site read its sitemap again, so that no crawler waits for it. */
export async function handler(): Promise<{ parts: number }> {
  return warmSitemap({ siteUrl: readSite().siteUrl, http: createHttp() });
}
