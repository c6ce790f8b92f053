import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../world/catalogue.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const mostProducts = 50_000;

/** Returns the catalogue that `chooseCatalogue` chose for a sandbox's state folder; without a choice, the demo's. */
export function chosenCatalogue(stateDir: string): Catalogue {
  const products = readChoice(stateDir);
  return products === null ? seedCatalogue() : largeCatalogue(products);
}

/**
 * Chooses how many products a state folder's sandbox has; null for the demo catalogue. Deletes the state that depends
 * on the old catalogue (carts, orders, documents); rendered pictures stay. Throws a RangeError for anything but a
 * whole number from 1 to 50,000. The sandbox must not be running.
 */
export function chooseCatalogue(stateDir: string, products: number | null): void {
  if (products !== null && (!Number.isInteger(products) || products < 1 || products > mostProducts)) {
    throw new RangeError(`Give a whole number of products from 1 to ${mostProducts}.`);
  }
  mkdirSync(stateDir, { recursive: true });
  for (const file of readdirSync(stateDir)) {
    if (file.endsWith('.json')) rmSync(join(stateDir, file), { force: true });
  }
  if (products !== null) writeFileSync(choiceFile(stateDir), JSON.stringify({ products }));
}

function readChoice(stateDir: string): number | null {
  let text: string;
  try {
    text = readFileSync(choiceFile(stateDir), 'utf8');
  } catch {
    return null;
  }
  const { products } = Object(JSON.parse(text));
  if (typeof products === 'number') return products;
  throw new Error(
    `${choiceFile(stateDir)} does not contain a number of products: run "npm run sandbox:seed" again.`,
  );
}

function choiceFile(stateDir: string): string {
  return join(stateDir, 'seed.choice.json');
}
