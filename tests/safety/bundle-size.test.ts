import { functionEntries } from '@storefront/core/routes';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleOptions } from '../../infra/bundle-function.ts';
import { innerEntries } from '../../infra/variables.ts';

const KB = 1_000;

/** Bundles a function as `sst deploy` does. */
async function bundle(entry: string): Promise<{ bytes: number; usesDynamo: boolean }> {
  const built = await build({
    ...bundleOptions,
    entryPoints: [`packages/functions/src/${entry}.ts`],
    write: false,
    metafile: true,
  });
  const usesDynamo = Object.keys(built.metafile.inputs).some((path) => path.includes('client-dynamodb'));
  return { bytes: built.outputFiles[0]?.contents.length ?? 0, usesDynamo };
}

const all = { ...functionEntries, ...innerEntries };

/** Jobs read the shop's whole configuration, and nobody waits for them. */
describe('the bundle of a function', () => {
  it.each(Object.entries(all))('%s is within its limit', { timeout: 60_000 }, async (name, entry) => {
    const { bytes, usesDynamo } = await bundle(entry);
    expect(bytes, name).toBeGreaterThan(0);
    const limitKb = usesDynamo ? 560 : name in innerEntries ? 200 : 60;
    expect(bytes, `${name}: ${bytes} bytes`).toBeLessThanOrEqual(limitKb * KB);
  });
});
