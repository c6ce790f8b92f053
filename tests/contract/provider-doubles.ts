import { seedCatalogue } from '../../packages/sandbox/src/seed/catalogue.ts';
import { makeWorld, type OwnedWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { Door, World } from '../../packages/sandbox/src/world/world.ts';

export interface ProviderDouble {
  world: OwnedWorld;
  /** Where the double stands: what goes before a provider's own paths. */
  baseUrl: string;
  fetch: typeof fetch;
}

const origin = (port: number) => `http://localhost:${port}`;

/** A double over a world of its own, mounted below `/{name}` as in the sandbox. */
export function mountDouble(name: string, open: (world: World) => Door): ProviderDouble {
  const world = makeWorld({
    addresses: {
      site: origin(3000),
      commerce: origin(3001),
      content: origin(3002),
      desk: origin(3003),
      cloud: origin(3004),
    },
    catalogue: seedCatalogue(),
    stateDir: null,
  });
  const door = open(world);
  const baseUrl = `${world.addresses.desk}/${name}`;
  return {
    world,
    baseUrl,
    async fetch(url, init) {
      const address = String(url);
      if (!address.startsWith(`${baseUrl}/`)) throw new Error(`${address} is outside ${baseUrl}`);
      return door(new Request(world.addresses.desk + address.slice(baseUrl.length), init));
    },
  };
}

/** The values of variables of the environment; null unless all are there and the address is not the sandbox's. */
export function readRealKeys<Name extends string>(
  names: readonly Name[],
  address: string | undefined,
): Record<Name, string> | null {
  const values = names.map((name) => [name, process.env[name]?.trim() ?? ''] as const);
  const isSandbox = address?.startsWith('http://localhost') ?? false;
  if (isSandbox || values.some(([, value]) => value === '')) return null;
  return Object.fromEntries(values) as Record<Name, string>;
}
