import { Fault } from '@storefront/core/fault';
import { InputFault } from '../http/input-fault.ts';

export interface CheckoutHosts {
  /** Host, and port where there is one, of the hosted checkout. */
  checkoutHost: string;
  /** Origin of a sandbox that stands in for the platform without https; null in production. */
  sandboxOrigin: string | null;
}

/** Parses a checkout URL that a browser sent. Throws an `InputFault`, `checkout-url-foreign`, for a foreign one. */
export function readCheckoutUrl(text: string, hosts: CheckoutHosts): URL {
  const url = findCheckoutUrl(text, hosts);
  if (url !== null) return url;
  throw new InputFault('checkout-url-foreign', 'Send the checkout address of the bag.', 'checkoutUrl');
}

/** Parses a checkout URL that the platform sent. Throws a `Fault` of kind `outside` for a foreign one. */
export function requireCheckoutUrl(text: string, hosts: CheckoutHosts): URL {
  const url = findCheckoutUrl(text, hosts);
  if (url !== null) return url;
  const say = 'The commerce platform returned a checkout of another host: check SHOPIFY_CHECKOUT_HOST.';
  throw new Fault({ code: 'commerce-unavailable', kind: 'outside', say });
}

/** Null for a URL that is not of our own platform's checkout. */
function findCheckoutUrl(text: string, { checkoutHost, sandboxOrigin }: CheckoutHosts): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOurs =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    ((url.protocol === 'https:' && url.host === checkoutHost.toLowerCase()) || url.origin === sandboxOrigin);
  return isOurs ? url : null;
}

/** The id of the cart that a checkout URL opens; null for URLs without one. */
export function cartIdOf(url: URL): string | null {
  const [, token] = /^\/cart\/c\/([\w-]+)$/.exec(url.pathname) ?? [];
  const key = url.searchParams.get('key');
  if (token === undefined) return null;
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}
