import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';

export type BrowserCommerceOptions = CommerceOptions & {
  token: { public: string };
  /** The browser's own unless a test gives another. */
  fetch?: typeof fetch;
};

/**
 * The browser's client of the platform, with the public token. The `browser-*.ts` files use it, each loaded when a page
 * has need of it.
 */
export function createBrowserClient(options: BrowserCommerceOptions): CommerceClient {
  const { fetch: send = fetch } = options;
  // The browser's fetch throws when it is called as a method of another object.
  return createCommerceClient(options, (url, init) => send(url, init));
}
