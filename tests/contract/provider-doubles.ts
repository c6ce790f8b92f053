import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld, type OwnedWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { SandboxServer, World } from '../../packages/sandbox/src/world/world.ts';

export interface ProviderDouble {
  world: OwnedWorld;
  /** The double's URL, in front of the provider's own paths. */
  baseUrl: string;
  fetch: typeof fetch;
}

const origin = (port: number) => `http://localhost:${port}`;

/** Mounts a double over a new world, below `/{name}` as in the sandbox. */
export function mountDouble(name: string, open: (world: World) => SandboxServer): ProviderDouble {
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
  const server = open(world);
  const baseUrl = `${world.addresses.desk}/${name}`;
  return {
    world,
    baseUrl,
    async fetch(url, init) {
      const address = String(url);
      if (!address.startsWith(`${baseUrl}/`)) throw new Error(`${address} is outside ${baseUrl}`);
      return server(new Request(world.addresses.desk + address.slice(baseUrl.length), init));
    },
  };
}

/** Returns variables of the environment; null unless all are set and the URL is not the sandbox's. */
export function readRealKeys<Name extends string>(
  names: readonly Name[],
  url: string | undefined,
): Record<Name, string> | null {
  const values = names.map((name) => [name, process.env[name]?.trim() ?? ''] as const);
  const isSandbox = url?.startsWith('http://localhost') ?? false;
  if (isSandbox || values.some(([, value]) => value === '')) return null;
  return Object.fromEntries(values) as Record<Name, string>;
}
