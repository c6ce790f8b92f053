import { createCartService } from './cart-service.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CartService, LiveReader } from './commerce.ts';
import { INVENTORY_QUERY } from './documents/inventory.ts';
import { readWholeInventory } from './read-inventory.ts';

export type BrowserCommerceOptions = CommerceOptions & {
  token: { public: string };
  /** The browser's own unless a test gives another. */
  fetch?: typeof fetch;
};

/** The browser's one line to the platform, with the public token. `browser-*.ts` files are made with it. */
export function createBrowserClient(options: BrowserCommerceOptions): CommerceClient {
  const { fetch: send = fetch } = options;
  // Called as a method of something else, the browser's fetch refuses.
  return createCommerceClient(options, (url, init) => send(url, init));
}

/**
 * The bag and the live stock. It is loaded after the first paint, so nothing that is not needed here may be
 * imported; the other `browser-*.ts` files wait for an intent. Rejects as `CommerceClient` does.
 */
export function createBrowserCommerce(
  options: BrowserCommerceOptions,
  client: CommerceClient = createBrowserClient(options),
): CartService & LiveReader {
  return {
    ...createCartService(client),

    async inventory(handle, country) {
      const { product } = await client.query(INVENTORY_QUERY, { handle, country });
      return product ? readWholeInventory(client, handle, product, country) : null;
    },
  };
}
