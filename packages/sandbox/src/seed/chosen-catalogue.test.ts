import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseCatalogue, chosenCatalogue } from './chosen-catalogue.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describe('the catalogue that a sandbox starts with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the demo’s, unless another size is chosen', () => {
    expect(chosenCatalogue(folder)).toEqual(seedCatalogue());
    chooseCatalogue(folder, 300);
    expect(chosenCatalogue(folder)).toEqual(largeCatalogue(300));
    chooseCatalogue(folder, null);
    expect(chosenCatalogue(folder).products).toHaveLength(seedCatalogue().products.length);
  });

  it('deletes carts, which contain products of the old one', () => {
    chooseCatalogue(folder, null);
    writeFileSync(join(folder, 'commerce.carts.json'), '{}');
    chooseCatalogue(folder, 300);
    expect(existsSync(join(folder, 'commerce.carts.json'))).toBe(false);
  });

  it.each([0, -1, 1.5, Number.NaN, 50_001])('of %s products is refused', (products) => {
    expect(() => chooseCatalogue(folder, products)).toThrow('Give a whole number of products');
  });
});
