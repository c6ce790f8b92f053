import { InputFault } from './input-fault.ts';

export interface CheckoutPlaces {
  /** Host, and port where there is one, of the hosted checkout. */
  checkoutHost: string;
  /** Origin of a sandbox that stands in for the platform without https; null in production. */
  sandboxOrigin: string | null;
}

/** A checkout address of our own platform. Throws an `InputFault`, `checkout-url-foreign`, for any other. */
export function readCheckoutUrl(given: string, { checkoutHost, sandboxOrigin }: CheckoutPlaces): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOurs =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    ((url.protocol === 'https:' && url.host === checkoutHost.toLowerCase()) || url.origin === sandboxOrigin);
  if (isOurs) return url;
  throw new InputFault('checkout-url-foreign', 'Send the checkout address of the bag.', 'checkoutUrl');
}

/** The id of the bag that a checkout address opens; null for addresses without one. */
export function cartIdOf(url: URL): string | null {
  const [, token] = /^\/cart\/c\/([\w-]+)$/.exec(url.pathname) ?? [];
  const key = url.searchParams.get('key');
  if (token === undefined) return null;
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}
