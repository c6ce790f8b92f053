import { createCartService } from './cart-service.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CartService, LiveReader } from './commerce.ts';
import { INVENTORY_QUERY } from './documents/inventory.ts';
import { inventoryShape } from './generated/answer-shapes.ts';
import { readWholeInventory } from './read-inventory.ts';

export type BrowserCommerceOptions = CommerceOptions & {
  token: { public: string };
  /** The browser's own unless a test gives another. */
  fetch?: typeof fetch;
};

/** The browser's client of the platform, with the public token. The `browser-*.ts` files use it. */
export function createBrowserClient(options: BrowserCommerceOptions): CommerceClient {
  const { fetch: send = fetch } = options;
  // The browser's fetch throws when it is called as a method of another object.
  return createCommerceClient(options, (url, init) => send(url, init));
}

/**
 * The cart and the live stock. Loaded after the first paint, so it imports as little as possible; the other
 * `browser-*.ts` files are loaded on intent. Rejects as `CommerceClient` does.
 */
export function createBrowserCommerce(
  options: BrowserCommerceOptions,
  client: CommerceClient = createBrowserClient(options),
): CartService & LiveReader {
  return {
    ...createCartService(client),

    async inventory(handle, country) {
      const { product } = await client.query(INVENTORY_QUERY, inventoryShape, { handle, country });
      return product && readWholeInventory(client, handle, product, country);
    },
  };
}
