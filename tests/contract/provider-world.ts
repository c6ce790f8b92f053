import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld, type OwnedWorld } from '../../packages/sandbox/src/world/make-world.ts';

const at = (port: number) => `http://localhost:${port}`;
const addresses = { site: at(3000), commerce: at(3001), content: at(3002), desk: at(3003), cloud: at(3004) };
const catalogue = seedCatalogue();

/** A new world for a test, with the seeded catalogue. */
export function providerWorld(): OwnedWorld {
  return makeWorld({ addresses, catalogue, stateDir: null });
}

/** Scripts arrive at once: their delay does not matter to a contract. */
export const noDelay = { scriptDelayMs: 0 };
