import type { CommerceOptions } from '@storefront/core/providers/commerce/client';
import { commerceDoor } from '../../packages/sandbox/src/commerce/door.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';

export interface CommercePlatform {
  name: string;
  server: CommerceOptions & { fetch?: typeof fetch };
  browser: CommerceOptions & { token: { public: string }; fetch?: typeof fetch };
  /** Handle of a product with more than one page of variants, where one is known to exist. */
  bra: { handle: string; variantCount: number } | null;
}

const VERSIONS = ['2025-01', '2026-04'];

/**
 * The double in every version, and a real store when SHOPIFY_STORE_DOMAIN names one and
 * SHOPIFY_STOREFRONT_TOKEN opens it: it gets a few reads and some carts that expire by themselves.
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
  const door = commerceDoor(world);
  const many = catalogue.products.find(({ variants }) => variants.length > 30);
  return VERSIONS.map((apiVersion) => {
    const options = {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion,
      endpoint: origin(3001),
      token: { public: 'public' },
      fetch: async (url: URL | RequestInfo, init?: RequestInit) => door(new Request(url, init)),
    };
    const bra = many ? { handle: many.handle, variantCount: many.variants.length } : null;
    return { name: `the double, ${apiVersion}`, server: options, browser: options, bra };
  });
}

function realStore(): CommercePlatform[] {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN, SHOPIFY_API_VERSION, SHOPIFY_STOREFRONT_ENDPOINT } =
    process.env;
  // A `.env` made for the sandbox names a store too, but one that answers at the sandbox's own address.
  if (!SHOPIFY_STORE_DOMAIN || !SHOPIFY_STOREFRONT_TOKEN || SHOPIFY_STOREFRONT_ENDPOINT) return [];
  const options = {
    storeDomain: SHOPIFY_STORE_DOMAIN,
    apiVersion: SHOPIFY_API_VERSION ?? '2025-01',
    token: { public: SHOPIFY_STOREFRONT_TOKEN },
  };
  return [{ name: SHOPIFY_STORE_DOMAIN, server: options, browser: options, bra: null }];
}
