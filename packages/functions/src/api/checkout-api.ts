import type { Clock } from '@storefront/core/clock';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { CartKeeper } from '@storefront/core/providers/commerce/commerce';
import type { Context, Hono } from 'hono';
import { authLimits } from '../auth-limits.ts';
import { type CheckoutPlaces, cartIdOf, readCheckoutUrl } from '../checkout-url.ts';
import type { Throttle } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { multipassUrl } from '../multipass-url.ts';
import { readBody } from '../read-body.ts';
import { isSameEmail, type OpenAccounts, refuseOthers, requireCustomer } from '../require-customer.ts';
import { slowDownAddress } from '../slow-down.ts';
import { checkoutBody } from './auth-bodies.ts';

export interface CheckoutDoors extends CheckoutPlaces {
  siteUrl: string;
  multipassSecret: string | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  openCart: OpenAccounts<Pick<CartKeeper, 'cart' | 'updateBuyer'>>;
  throttle: Throttle;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

/**
 * POST /api/auth/checkout `[call.products-own-server.4]`: `{email, checkoutUrl}` → `{checkoutUrl}`. A guest gets the
 * same address back; a customer gets one where the checkout knows who buys.
 */
export function checkoutApi(doors: CheckoutDoors): Hono {
  async function checkout(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, authLimits.checkoutByAddress);
    const { email, checkoutUrl } = await readBody(context, checkoutBody);
    const target = readCheckoutUrl(checkoutUrl, doors);
    const isGuest = context.req.header('authorization') === undefined;
    const url = isGuest ? checkoutUrl : await customersUrl(context, email, target);
    return context.json({ checkoutUrl: url }, 200, { 'cache-control': 'private, no-store' });
  }

  async function customersUrl(context: Context, email: string, target: URL): Promise<string> {
    const { customer, email: own, token } = await requireCustomer(context, doors.openAccounts);
    refuseOthers(isSameEmail(email, own));
    if (doors.multipassSecret !== null) {
      const { firstName, lastName } = customer;
      const pass = { email: own, firstName, lastName };
      return multipassUrl(doors.multipassSecret, pass, { returnTo: target, at: doors.clock.now() });
    }
    const cartId = cartIdOf(target);
    return cartId === null ? target.href : tellBuyer(cartId, token, target);
  }

  /** The platform sets the country whenever it is told the buyer, so the bag keeps its own. */
  async function tellBuyer(cartId: string, token: string, target: URL): Promise<string> {
    const bag = doors.openCart(null);
    const cart = await bag.cart(cartId, DEFAULT_COUNTRY);
    if (cart === null) return target.href;
    const country = cart.buyerIdentity.countryCode ?? DEFAULT_COUNTRY;
    const { cart: told } = await bag.updateBuyer(cartId, { token }, country);
    return told === null ? target.href : readCheckoutUrl(told.checkoutUrl, doors).href;
  }

  return makeApi({ '/api/auth/checkout': { POST: checkout } }, doors);
}
