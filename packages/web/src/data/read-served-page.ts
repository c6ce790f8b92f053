import { isIPv6, type Socket } from 'node:net';
import { findReceipt, type Receipt } from '@storefront/core/cache/receipt';
import { createHttp } from '@storefront/core/providers/http';

/** What is served at a path. */
export interface ServedPage {
  status: number;
  receipt: Receipt | null;
}

const TIMEOUT_MS = 5_000;

const http = createHttp();

/**
 * The origin of this server behind every CDN, which may still serve an old copy: where the connection of a request ends.
 * `siteUrl` on hosts that give functions no connection.
 */
export function originOf({ localAddress, localPort }: Partial<Socket>, siteUrl: string): string {
  if (localAddress === undefined || localPort === undefined) return siteUrl;
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Requests a page as a shopper without cookies does. Null, and logged, when there is no response. */
export async function readServedPage(origin: string, path: string): Promise<ServedPage | null> {
  try {
    const { status, text } = await http.send({
      provider: 'site',
      url: `${origin}${path}`,
      // Compressing a page takes longer than building some.
      headers: { 'accept-encoding': 'identity' },
      isRepeatable: false,
      timeoutMs: TIMEOUT_MS,
    });
    return { status, receipt: findReceipt(text) };
  } catch (error) {
    console.error(`${path} could not be read back`, error);
    return null;
  }
}
