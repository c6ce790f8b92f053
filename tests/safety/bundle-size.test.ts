import { functionEntries } from '@storefront/core/routes';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundling } from '../../infra/stage.ts';

const KB = 1_000;

/** Bundles a function as `sst deploy` does. */
async function bundle(entry: string): Promise<{ bytes: number; usesDynamo: boolean }> {
  const built = await build({
    entryPoints: [`packages/functions/src/${entry}.ts`],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'esnext',
    format: 'esm',
    mainFields: ['module', 'main'],
    ...bundling,
    logLevel: 'silent',
  });
  const usesDynamo = Object.keys(built.metafile.inputs).some((path) => path.includes('client-dynamodb'));
  return { bytes: built.outputFiles[0]?.contents.length ?? 0, usesDynamo };
}

const all = { ...functionEntries, refresh: 'queue/refresh' };

describe('the bundle of a function', () => {
  it.each(Object.entries(all))('%s is within its limit', { timeout: 60_000 }, async (name, entry) => {
    const { bytes, usesDynamo } = await bundle(entry);
    expect(bytes, name).toBeGreaterThan(0);
    expect(bytes, `${name}: ${bytes} bytes`).toBeLessThanOrEqual((usesDynamo ? 560 : 60) * KB);
  });
});
