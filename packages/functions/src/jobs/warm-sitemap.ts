import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';

export interface SitemapDeps {
  siteUrl: string;
  http: Pick<Http, 'send'>;
}

/** The site reads a whole catalogue for it. */
const TIMEOUT_MS = 15_000;

/** Requests the sitemap and each part that it lists. Rejects with a `Fault` (outside) where one is no sitemap. */
export async function warmSitemap({ siteUrl, http }: SitemapDeps): Promise<{ parts: number }> {
  async function read(url: string): Promise<string> {
    const { status, text } = await http.send({ provider: 'site', url, timeoutMs: TIMEOUT_MS });
    if (status === 200 && text.includes('<')) return text;
    const say = `The sitemap at ${url} returned ${status}: see the site's log for the reason.`;
    throw new Fault({ code: 'sitemap-failed', kind: 'outside', say });
  }

  const index = await read(`${siteUrl}/sitemap.xml`);
  if (!index.includes('<sitemapindex')) return { parts: 0 };
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(`${siteUrl}/`) ? [url] : [],
  );
  for (const url of parts) await read(url);
  return { parts: parts.length };
}
