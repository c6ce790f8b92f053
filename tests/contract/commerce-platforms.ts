import type { CommerceOptions } from '@storefront/core/providers/commerce/client';
import { sandboxSecrets } from '../../packages/sandbox/src/commerce/sandbox-secrets.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld, type OwnedWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { SandboxServer } from '../../packages/sandbox/src/world/world.ts';

export interface CommercePlatform {
  name: string;
  server: CommerceOptions & { fetch?: typeof fetch };
  browser: CommerceOptions & { token: { public: string }; fetch?: typeof fetch };
  /** Handle of a product with more than one page of variants, where one is known to exist. */
  bra: { handle: string; variantCount: number } | null;
  /** Edits outside the shop; null where tests must not make any. */
  backOffice: BackOffice | null;
}

export interface BackOffice {
  /** URLs in the e-mails to an address, oldest first. */
  linksTo(email: string): string[];
  invite(email: string): Promise<void>;
  /** Pays for a cart in the hosted checkout. */
  pay(checkoutUrl: string, email: string): Promise<void>;
  fulfilOrderOf(statusUrl: string): Promise<void>;
  /** A gift card with a balance. */
  giftCardCode: string;
  /** Ten per cent off everything. */
  discountCode: string;
  multipassSecret: string;
}

const VERSIONS = ['2025-01', '2026-04'];

/**
 * Returns the double in every version, and the real store that SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN name,
 * with SHOPIFY_STOREFRONT_PRIVATE_TOKEN for requests of the server: the tests make a few reads and some carts, which
 * expire by themselves.
 */
export function commercePlatforms(): CommercePlatform[] {
  return [...doubles(), ...realStore()];
}

function doubles(): CommercePlatform[] {
  const catalogue = seedCatalogue();
  const origin = (port: number) => `http://localhost:${port}`;
  const world = makeWorld({
    addresses: {
      site: origin(3000),
      commerce: origin(3001),
      content: origin(3002),
      desk: origin(3003),
      cloud: origin(3004),
    },
    catalogue,
    stateDir: null,
  });
  const server = commerceServer(world);
  const backOffice = openBackOffice(world, server, origin(3001));
  const many = catalogue.products.find(({ variants }) => variants.length > 30);
  return VERSIONS.map((apiVersion) => {
    const options = {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion,
      endpoint: origin(3001),
      token: { public: 'public' },
      fetch: async (url: URL | RequestInfo, init?: RequestInit) => server(new Request(url, init)),
    };
    const bra = many ? { handle: many.handle, variantCount: many.variants.length } : null;
    return { name: `the double, ${apiVersion}`, server: options, browser: options, bra, backOffice };
  });
}

function openBackOffice(world: OwnedWorld, server: SandboxServer, origin: string): BackOffice {
  const edit = async (change: object) => {
    const headers = { 'x-sandbox-desk': '1' };
    const body = JSON.stringify(change);
    const response = await server(new Request(`${origin}/sandbox/admin`, { method: 'POST', headers, body }));
    if (!response.ok) throw new Error(`the back office returned ${response.status} to ${body}`);
  };
  return {
    linksTo: (email) => world.mails.filter(({ to }) => to === email).flatMap(({ links }) => links),
    invite: (email) => edit({ do: 'invite', email }),
    fulfilOrderOf: (statusUrl) =>
      edit({ do: 'fulfil', order: new URL(statusUrl).pathname.split('/').at(-1) }),
    async pay(checkoutUrl, email) {
      const body = new URLSearchParams({ ...buyer, email, do: 'pay' });
      const response = await server(new Request(checkoutUrl, { method: 'POST', body }));
      if (response.status !== 303) throw new Error(`the checkout returned ${response.status}`);
    },
    giftCardCode: 'VESPER50',
    discountCode: 'WELCOME10',
    multipassSecret: sandboxSecrets.multipass,
  };
}

const buyer = {
  country: 'US',
  firstName: 'Inès',
  lastName: 'Marchetti',
  address1: '218 Bleecker Street',
  city: 'New York',
  province: 'NY',
  zip: '10012',
  shipping: 'standard',
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Inès Marchetti',
  cardExpiry: '12 / 40',
  cardCode: '123',
};

function realStore(): CommercePlatform[] {
  const {
    SHOPIFY_STORE_DOMAIN,
    SHOPIFY_STOREFRONT_TOKEN,
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN,
    SHOPIFY_API_VERSION,
    SHOPIFY_STOREFRONT_ENDPOINT,
  } = process.env;
  // A `.env` for the sandbox names a store too, with the sandbox's own URL.
  if (!SHOPIFY_STORE_DOMAIN || !SHOPIFY_STOREFRONT_TOKEN || SHOPIFY_STOREFRONT_ENDPOINT) return [];
  const options = {
    storeDomain: SHOPIFY_STORE_DOMAIN,
    apiVersion: SHOPIFY_API_VERSION ?? '2025-01',
    token: { public: SHOPIFY_STOREFRONT_TOKEN },
  };
  const server = SHOPIFY_STOREFRONT_PRIVATE_TOKEN
    ? { ...options, token: { private: SHOPIFY_STOREFRONT_PRIVATE_TOKEN } }
    : options;
  return [{ name: SHOPIFY_STORE_DOMAIN, server, browser: options, bra: null, backOffice: null }];
}
