import type { Config } from './config.ts';
import type { ConsentCategory } from './consent/consent.ts';
import { pictureOrigin } from './providers/content/row.ts';
import {
  type BrowserOf,
  type OptionsOf,
  type ProviderConfig,
  type ProviderRole,
  roles,
  rows,
} from './providers/registry.ts';

/** The part of the configuration that browsers may see: JSON, no secret. The build inlines it. */
export interface PublicConfig {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  brandName: string;
  commerce: PublicCommerceConfig;
  /** The CMS serves the pictures of its dataset below this address. */
  contentPictures: string;
  /** Which features our servers can offer. */
  hasWishlists: boolean;
  hasGifts: boolean;
  hasReferrals: boolean;
  /** Whether shoppers can join a waitlist. */
  hasWaitlist: boolean;
  /** Where shoppers choose the hour of an appointment; null where we write to them. */
  bookingUrl: string | null;
}

/** Providers that have a browser port. */
export type PortRole = {
  [Role in ProviderRole]: BrowserOf<Role> extends null ? never : Role;
}[ProviderRole];

/** What browser ports are made with, besides what the page itself brings. */
type Ports<Role extends ProviderRole> = { [Each in Role]?: BrowserOf<Each> };

/** The browser ports of the providers that are on. */
export interface PublicPorts extends Ports<PortRole> {
  /** What a visitor must have allowed before the port is made. */
  categories: Partial<Record<ProviderRole, ConsentCategory>>;
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

/** Leaves out what browsers may not see, and what they do not need at once. */
export function publicConfig(config: Config): PublicConfig {
  const { storeDomain, endpoint, publicToken, apiVersion, checkoutHost } = config.commerce;
  return {
    siteUrl: config.siteUrl,
    brandName: config.brandName,
    commerce: { storeDomain, endpoint, publicToken, apiVersion, checkoutHost },
    contentPictures: `${pictureOrigin(config.content.apiHost)}/images/${config.content.projectId}/${config.content.dataset}`,
    hasWishlists: config.wishlist !== null,
    hasGifts: config.gift !== null,
    hasReferrals: config.referral !== null,
    hasWaitlist: config.email !== null,
    bookingUrl: config.bookingUrl,
  };
}

/** Apart from `publicConfig`, because no page needs it before its first paint. */
export function publicPorts(config: Config): PublicPorts {
  const ports: PublicPorts = { categories: {} };
  for (const role of roles) if (addPort(ports, role, config)) ports.categories[role] = rows[role].consent;
  return ports;
}

function addPort<Role extends ProviderRole>(ports: Ports<Role>, role: Role, config: ProviderConfig): boolean {
  const options: OptionsOf<Role> | null = config[role];
  const browser = options && rows[role].browser(options);
  if (browser === null) return false;
  ports[role] = browser;
  return true;
}
