import type { Versions } from '@storefront/core/cache/receipt';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import * as z from 'zod';

/** The site, which makes its own pages. */
export interface Site {
  /**
   * Makes the page again, from these versions of its sources or newer ones. Rejects with a `Fault`: of kind `outside`
   * when it could not be made and the old one is still shown, of kind `input` when no page can ever have this path.
   */
  refresh(path: string, versions?: Versions): Promise<void>;
}

export interface SiteOptions {
  siteUrl: string;
  secret: string;
  http: Pick<Http, 'send'>;
}

/** Enough for a page of a cold function with slow sources. */
const TIMEOUT_MS = 25_000;
const BAD_REQUEST = 400;
const responseSchema = z.object({ refreshed: z.array(z.string()), failed: z.array(z.string()) });

/** The site's own `POST /api/revalidate`. */
export function createSite({ siteUrl, secret, http }: SiteOptions): Site {
  return {
    async refresh(path, versions = {}) {
      const hasVersions = Object.keys(versions).length > 0;
      const { status, text } = await http.send({
        provider: 'site',
        url: `${siteUrl}/api/revalidate`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ paths: [path], ...(hasVersions && { versions }) }),
        timeoutMs: TIMEOUT_MS,
      });
      if (status === BAD_REQUEST) {
        const say = `The site refused ${path}: no page can have this path.`;
        throw new Fault({ code: 'site-path-invalid', kind: 'input', say });
      }
      if (status === 200 && readRefreshed(text).includes(path)) return;
      const say = `The site could not refresh ${path} and returned ${status}: see its own log for the reason.`;
      throw new Fault({ code: 'site-refused', kind: 'outside', say });
    },
  };
}

function readRefreshed(text: string): string[] {
  try {
    return responseSchema.parse(JSON.parse(text)).refreshed;
  } catch {
    return [];
  }
}
