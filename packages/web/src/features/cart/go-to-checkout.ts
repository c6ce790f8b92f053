import type { Cart } from '@storefront/core/cart/cart';
import { toPurchase } from '@storefront/core/cart/cart-items';
import { chooseCheckoutRoute } from '@storefront/core/cart/checkout-route';
import { nextRevision } from '@storefront/core/cart/stored-cart';
import { systemClock } from '@storefront/core/clock';
import { ApiError, postOwn } from '../../clients/api.ts';
import { localStore, tabStore } from '../../state/browser-storage.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { CHECKOUT_CART_KEY, readStoredCart, storeCart } from './cart-storage.ts';

/** `refused`: our server does not send anybody to this checkout. `failed`: it could not sign the customer in there. */
export type CheckoutProblem = 'refused' | 'failed';

/** Who shops; both null for a guest. */
export interface Shopper {
  email: string | null;
  token: string | null;
}

export const GUEST: Shopper = { email: null, token: null };

/**
 * `[state.cart-lifecycle.16]` `[state.cart-lifecycle.17]` Leaves the page for the checkout. Returns the problem when that
 * is not possible; null when the browser is on its way. Never rejects.
 */
export async function goToCheckout(
  cart: Cart,
  shopper: Shopper,
  leave: (url: string) => void = (url) => window.location.assign(url),
): Promise<CheckoutProblem | null> {
  const route = chooseCheckoutRoute(cart, shopper);
  if (route.kind === 'closed') return null;
  try {
    const url = route.kind === 'direct' ? route.url : await requestUrl(route.body, route.token);
    recordEvent({ kind: 'begin-checkout', cartId: cart.id, purchase: toPurchase(cart) });
    tabStore.write(CHECKOUT_CART_KEY, cart.id);
    localStore.write(CHECKOUT_CART_KEY, cart.id);
    // Every tab looks again, and learns that this cart may be ordered at any moment.
    const stored = readStoredCart(localStore);
    storeCart(localStore, { ...stored, revision: nextRevision(stored, systemClock.now()) });
    leave(url);
    return null;
  } catch (error) {
    console.error('The checkout could not be opened', error);
    return error instanceof ApiError && error.status === 400 ? 'refused' : 'failed';
  }
}

/** `[call.products-own-server.4]` `[call.products-own-server.5]` */
async function requestUrl(body: { email: string; checkoutUrl: string }, token: string): Promise<string> {
  const answer = await postOwn('/api/auth/checkout', body, undefined, { authorization: `Bearer ${token}` });
  const url = answer instanceof Object && 'checkoutUrl' in answer ? answer.checkoutUrl : null;
  if (typeof url !== 'string' || !/^https?:\/\//.test(url))
    throw new Error('No address of a checkout came back');
  return url;
}
