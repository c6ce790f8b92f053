import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isFault } from '../../packages/core/src/fault.ts';
import { chooseCatalogue } from '../../packages/sandbox/src/seed/chosen-catalogue.ts';
import { siteFolder } from './build-site.ts';
import { readEnvironment, withDotEnv } from './read-environment.ts';
import { root } from './root.ts';

/** `npm run sandbox:seed -- --products 10000`; without a number, the demo catalogue again. */
function run(): void {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const products = values.products === undefined ? null : Number(values.products);
  const { workbench } = readEnvironment(withDotEnv(process.env));
  chooseCatalogue(resolve(root, workbench.SANDBOX_STATE_DIR), products);
  // The last build shows the old catalogue.
  rmSync(join(root, siteFolder, workbench.NEXT_DIST_DIR, 'built-from'), { force: true });
  const what = products === null ? 'the demo catalogue' : `${products} products`;
  console.log(`The sandbox starts over with ${what} at the next npm start.`);
}

try {
  run();
} catch (error) {
  console.error(isFault(error) ? error.say : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
