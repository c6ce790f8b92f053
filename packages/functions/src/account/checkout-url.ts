import { InputFault } from '../http/input-fault.ts';

export interface CheckoutHosts {
  /** Host, and port where there is one, of the hosted checkout. */
  checkoutHost: string;
  /** Origin of a sandbox that stands in for the platform without https; null in production. */
  sandboxOrigin: string | null;
}

/** Parses a checkout URL of our own platform. Throws an `InputFault`, `checkout-url-foreign`, for any other URL. */
export function readCheckoutUrl(text: string, { checkoutHost, sandboxOrigin }: CheckoutHosts): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOurs =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    ((url.protocol === 'https:' && url.host === checkoutHost.toLowerCase()) || url.origin === sandboxOrigin);
  if (isOurs) return url;
  throw new InputFault('checkout-url-foreign', 'Send the checkout address of the bag.', 'checkoutUrl');
}

/** The id of the cart that a checkout URL opens; null for URLs without one. */
export function cartIdOf(url: URL): string | null {
  const [, token] = /^\/cart\/c\/([\w-]+)$/.exec(url.pathname) ?? [];
  const key = url.searchParams.get('key');
  if (token === undefined) return null;
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}
