import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { Clock } from '@storefront/core/clock';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import type { Context, Hono } from 'hono';
import { authLimits } from '../account/auth-limits.ts';
import {
  type CheckoutHosts,
  cartIdOf,
  readCheckoutUrl,
  requireCheckoutUrl,
} from '../account/checkout-url.ts';
import { multipassUrl } from '../account/multipass-url.ts';
import { isSameEmail, type OpenAccounts, requireCustomer, requireOwn } from '../account/require-customer.ts';
import { rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { checkoutBody } from './auth-bodies.ts';

export interface CheckoutDeps extends CheckoutHosts {
  siteUrl: string;
  multipassSecret: string | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  openCart: OpenAccounts<Pick<CartService, 'cart' | 'updateBuyer'>>;
  rateLimiter: RateLimiter;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

/**
 * POST /api/auth/checkout `[call.products-own-server.4]`: `{email, checkoutUrl}` → `{checkoutUrl}`. A guest gets the
 * same URL back; a customer gets one at which the checkout knows the buyer.
 */
export function checkoutApi(deps: CheckoutDeps): Hono {
  async function checkout(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, authLimits.checkoutByIp);
    const { email, checkoutUrl } = await readBody(context, checkoutBody);
    const target = readCheckoutUrl(checkoutUrl, deps);
    const isGuest = context.req.header('authorization') === undefined;
    const url = isGuest ? checkoutUrl : await customerUrl(context, email, target);
    return context.json({ checkoutUrl: url }, 200, noStore);
  }

  async function customerUrl(context: Context, email: string, target: URL): Promise<string> {
    const { customer, email: own, token } = await requireCustomer(context, deps.openAccounts);
    requireOwn(isSameEmail(email, own));
    if (deps.multipassSecret !== null) {
      const { firstName, lastName } = customer;
      const pass = { email: own, firstName, lastName };
      return multipassUrl(deps.multipassSecret, pass, { returnTo: target, at: deps.clock.now() });
    }
    const cartId = cartIdOf(target);
    return cartId === null ? target.href : setBuyer(cartId, token, target);
  }

  /** The platform overwrites the cart's country together with the buyer, so it is sent again. */
  async function setBuyer(cartId: string, token: string, target: URL): Promise<string> {
    const carts = deps.openCart(null);
    const cart = await carts.cart(cartId, DEFAULT_COUNTRY);
    if (cart === null) return target.href;
    const country = cart.buyerIdentity.countryCode ?? DEFAULT_COUNTRY;
    const { cart: updated } = await carts.updateBuyer(cartId, { token }, country);
    if (updated === null) return target.href;
    const url = requireCheckoutUrl(updated.checkoutUrl, deps);
    // What the platform returns does not know that the shopper chose the express payment.
    const payment = target.searchParams.get('payment');
    if (payment !== null) url.searchParams.set('payment', payment);
    return url.href;
  }

  return makeApi({ '/api/auth/checkout': { POST: checkout } }, deps);
}
