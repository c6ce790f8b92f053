import { tokens } from '../../packages/sandbox/src/commerce/graphql/access.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import type {
  Catalogue,
  CatalogueProduct,
  CatalogueVariant,
} from '../../packages/sandbox/src/world/catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { SandboxServer } from '../../packages/sandbox/src/world/world.ts';

export interface Double {
  /** What the double knows; the clients' answers are compared with it. */
  catalogue: Catalogue;
  token: string;
  origin: string;
  domain: string;
  server: SandboxServer;
  /** Sends a client's request, to whatever https host, to the double. */
  fetch: typeof fetch;
  linksTo(email: string): string[];
}

const origin = 'http://localhost:3001';
export const domain = 'vesper-and-vine.myshopify.com';

/** A commerce double with the demo's catalogue, for one file of tests. */
export function openDouble(): Double {
  const catalogue = seedCatalogue();
  const addresses = {
    site: 'http://localhost:3000',
    commerce: origin,
    content: 'http://localhost:3002',
    desk: 'http://localhost:3003',
    cloud: 'http://localhost:3004',
  };
  const world = makeWorld({ addresses, catalogue, stateDir: null });
  const server = commerceServer(world);
  return {
    catalogue,
    token: tokens.public,
    origin,
    domain,
    server,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const local = `${origin}${url.pathname}${url.search}`;
      return server(input instanceof Request ? new Request(local, input) : new Request(local, init));
    },
    linksTo: (email) => world.mails.filter(({ to }) => to === email).flatMap(({ links }) => links),
  };
}

/** A product with enough stock in several sizes. */
export function plentiful({ products }: Catalogue): CatalogueProduct {
  const found = products.find(({ variants }) => inStock(variants).length > 3);
  if (!found) throw new Error('The seed has no product with four sizes in stock: give one more stock.');
  return found;
}

export function inStock(variants: readonly CatalogueVariant[]): CatalogueVariant[] {
  return variants.filter(({ stock, tracked }) => tracked && stock >= 5);
}

export function gid(type: string, id: number): string {
  return `gid://shopify/${type}/${id}`;
}

/** An amount as people compare it: '29.95' and 29.95 are the same. */
export function cents(money: { amount: string | number } | null | undefined): number {
  return Math.round(Number(money?.amount) * 100);
}
