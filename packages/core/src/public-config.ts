import type { Config } from './config.ts';

/** The part of the configuration that browsers may see: JSON, no secret. The build inlines it. */
export interface PublicConfig {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  brandName: string;
  commerce: PublicCommerceConfig;
}

export interface PublicCommerceConfig {
  /** The store's domain on the platform, e.g. `your-store.myshopify.com`. */
  storeDomain: string;
  /** Complete URL of the Storefront API, version included. */
  endpoint: string;
  /** The Storefront API's public access token. */
  publicToken: string;
  /** `YYYY-MM`. */
  apiVersion: string;
  /** Host (and port) of the hosted checkout; every checkout URL must be on it. */
  checkoutHost: string;
}

/** Leaves out what browsers may not see. */
export function publicConfig({ siteUrl, brandName, commerce }: Config): PublicConfig {
  const { storeDomain, endpoint, publicToken, apiVersion, checkoutHost } = commerce;
  return { siteUrl, brandName, commerce: { storeDomain, endpoint, publicToken, apiVersion, checkoutHost } };
}
