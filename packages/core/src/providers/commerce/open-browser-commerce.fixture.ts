import { type BrowserCommerceOptions, createBrowserClient } from './browser.ts';
import { createCartService } from './browser-cart.ts';
import { createLiveReader } from './browser-live.ts';
import type { CartService, LiveReader } from './commerce.ts';

/** For tests: the cart and the live stock over one client, as a page has them. */
export function openBrowserCommerce(options: BrowserCommerceOptions): CartService & LiveReader {
  const client = createBrowserClient(options);
  return { ...createCartService(client), ...createLiveReader(client) };
}
