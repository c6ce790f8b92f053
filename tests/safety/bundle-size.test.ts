import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionBundles } from '../../infra/bundle-function.ts';
import { allEntries, innerEntries } from '../../infra/variables.ts';

const KB = 1_000;

/** Of every function as `sst deploy` bundles it: path → bytes, and whether the table's client is in it. */
let bundles: ReadonlyMap<string, { bytes: number; usesDynamo: boolean }>;

beforeAll(async () => {
  const { metafile } = await build({ ...functionBundles, outdir: 'dist', write: false, metafile: true });
  bundles = new Map(
    Object.entries(metafile.outputs).map(([path, { bytes, inputs }]) => [
      path,
      { bytes, usesDynamo: Object.keys(inputs).some((input) => input.includes('client-dynamodb')) },
    ]),
  );
}, 60_000);

/** Jobs read the shop's whole configuration, and nobody waits for them. */
describe('the bundle of a function', () => {
  it.each(Object.keys(allEntries))('%s is within its limit', (name) => {
    const { bytes = 0, usesDynamo } = bundles.get(`dist/${name}/index.mjs`) ?? {};
    expect(bytes, name).toBeGreaterThan(0);
    const limitKb = usesDynamo ? 560 : name in innerEntries ? 200 : 60;
    expect(bytes, `${name}: ${bytes} bytes`).toBeLessThanOrEqual(limitKb * KB);
  });
});
