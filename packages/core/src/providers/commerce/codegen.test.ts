import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GENERATED, generateTypes } from './codegen.ts';

it('the checked-in types are those of the documents; run codegen.ts with node after changing one', async () => {
  const fresh = await generateTypes();
  expect(readdirSync(GENERATED).sort()).toEqual([...fresh.keys()].sort());
  for (const [name, text] of fresh) {
    expect(readFileSync(join(GENERATED, name), 'utf8') === text, `${name} is out of date`).toBe(true);
  }
}, 15_000);
