import { seedCatalogue } from '../../packages/sandbox/src/seed/catalogue.ts';
import { makeWorld, type OwnedWorld } from '../../packages/sandbox/src/world/make-world.ts';

const at = (port: number) => `http://localhost:${port}`;
const addresses = { site: at(3000), commerce: at(3001), content: at(3002), desk: at(3003), cloud: at(3004) };
const catalogue = seedCatalogue();

/** A world of its own for a test, with the seeded catalogue. */
export function providerWorld(): OwnedWorld {
  return makeWorld({ addresses, catalogue, stateDir: null });
}

/** Scripts come at once: what they weigh and how long they take is of no interest to a contract. */
export const atOnce = { scriptDelayMs: 0 };
