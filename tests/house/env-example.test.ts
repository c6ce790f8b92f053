import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { configProblems } from '../../packages/core/src/config.ts';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { findProblems, listVariables } from '../../packages/core/src/providers/variable.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import { envExample } from '../../scripts/shop/env-example.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import { root } from './source-files.ts';

const file = readFileSync(join(root, '.env.example'), 'utf8');
const filledIn = parseEnv(file.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));

describe('.env.example', () => {
  it('equals the output of `node scripts/shop/write-env-example.ts`', () => {
    expect(file).toBe(envExample());
  });

  it('names exactly the variables of the registry, the site and the workbench', () => {
    const schemas = [siteEnv, workbenchEnv, ...Object.values(registry).map(({ env }) => env)];
    const names = schemas.flatMap((schema) => listVariables(schema).map(({ name }) => name));
    expect(Object.keys(filledIn).toSorted()).toEqual(names.toSorted());
  });

  it('contains examples that the configuration accepts', () => {
    expect([...configProblems(filledIn), ...findProblems(workbenchEnv, filledIn)]).toEqual([]);
  });
});
