import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import * as z from 'zod';

/** Makes pages anew. */
export interface Site {
  /** Rejects with a `Fault` (outside) when the page could not be made and the old one is still shown. */
  refresh(path: string): Promise<void>;
}

export interface SiteOptions {
  siteUrl: string;
  secret: string;
  http: Http;
}

/** A page of a cold function with slow sources. */
const TIMEOUT_MS = 25_000;
const answered = z.object({ refreshed: z.array(z.string()), failed: z.array(z.string()) });

/** The site's own `POST /api/revalidate`. */
export function createSite({ siteUrl, secret, http }: SiteOptions): Site {
  return {
    async refresh(path) {
      const answer = await http.readJson({
        provider: 'site',
        url: `${siteUrl}/api/revalidate`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ paths: [path] }),
        timeoutMs: TIMEOUT_MS,
      });
      if (answered.safeParse(answer).data?.refreshed.includes(path)) return;
      const say = `The site could not make ${path} anew: see its own log for the reason.`;
      throw new Fault({ code: 'site-refused', kind: 'outside', say });
    },
  };
}
