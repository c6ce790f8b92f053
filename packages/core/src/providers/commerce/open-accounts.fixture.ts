import { createBoundedFetch } from '../http.ts';
import type { AccountService } from './account.ts';
import { createAccountDetails } from './browser-account.ts';
import { createCartService } from './browser-cart.ts';
import { type CommerceClient, createCommerceClient } from './client.ts';
import type { CartService } from './commerce.ts';
import { createCredentials } from './credentials.ts';
import type { ServerCommerceOptions } from './server.ts';

const MAX_RESPONSE_BYTES = 1_000_000;

/** For tests: customers' accounts, joined as the function of `/api/auth` joins them. */
export function openAccounts(options: ServerCommerceOptions): AccountService {
  const client = openClient(options);
  return { ...createCredentials(client), ...createAccountDetails(client) };
}

/** For tests: a cart that a server changes, as the function of `/api/auth/checkout` opens it. */
export function openServerCart(options: ServerCommerceOptions): CartService {
  return createCartService(openClient(options));
}

function openClient(options: ServerCommerceOptions): CommerceClient {
  return createCommerceClient(options, createBoundedFetch(MAX_RESPONSE_BYTES, options.fetch));
}
