import type { Config } from './config.ts';
import type { ConsentCategory } from './consent/consent.ts';
import { registry } from './providers/registry.ts';

/** The part of the configuration that browsers may see: JSON, no secret. The build inlines it. */
export interface PublicConfig {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  brandName: string;
  commerce: PublicCommerceConfig;
  /** Which features our servers can offer. */
  hasWishlists: boolean;
  hasGifts: boolean;
  hasReferrals: boolean;
}

/**
 * What the browser ports are made with, besides their reports; null for each provider that is off. Apart from the
 * rest, because no page needs it before its first paint.
 */
export interface PublicPorts extends Pick<Config, Exclude<PortRole, 'search' | 'referral'>> {
  /** Beacons and click tracking. */
  search: { siteId: string; apiUrl: string; beaconUrl: string } | null;
  /** The referral provider's own script. */
  referral: NonNullable<Config['referral']>['script'];
  /** What a visitor must have allowed before the provider is made; of those that are on. */
  categories: Partial<Record<PortRole, ConsentCategory>>;
}

const portRoles = [
  'search',
  'referral',
  'email',
  'protection',
  'reviews',
  'crossBorder',
  'sms',
  'chat',
  'consent',
  'assistant',
  'video',
  'tagManager',
] as const;

export type PortRole = (typeof portRoles)[number];

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

/** Leaves out what browsers may not see, and what they do not need at once. */
export function publicConfig(config: Config): PublicConfig {
  const { storeDomain, endpoint, publicToken, apiVersion, checkoutHost } = config.commerce;
  return {
    siteUrl: config.siteUrl,
    brandName: config.brandName,
    commerce: { storeDomain, endpoint, publicToken, apiVersion, checkoutHost },
    hasWishlists: config.wishlist !== null,
    hasGifts: config.gift !== null,
    hasReferrals: config.referral !== null,
  };
}

/** Leaves out what browsers may not see. */
export function publicPorts(config: Config): PublicPorts {
  const { search, referral } = config;
  const ports = {
    search: search && { siteId: search.siteId, apiUrl: search.baseUrl, beaconUrl: search.beaconUrl },
    referral: referral?.script ?? null,
    email: config.email,
    protection: config.protection,
    reviews: config.reviews,
    crossBorder: config.crossBorder,
    sms: config.sms,
    chat: config.chat,
    consent: config.consent,
    assistant: config.assistant,
    video: config.video,
    tagManager: config.tagManager,
  } satisfies Record<PortRole, object | null>;
  const categories: PublicPorts['categories'] = {};
  for (const role of portRoles) if (ports[role] !== null) categories[role] = registry[role].consent;
  return { ...ports, categories };
}
