import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { bundleOptions } from '../../infra/bundle-function.ts';
import { siteFolder } from '../shop/build-site.ts';
import { root } from '../shop/root.ts';
import { readPreviewModeId } from '../shop/seal-build.ts';
import { pruneServer } from './prune-server.ts';

const { values } = parseArgs({
  // For a site that is built already.
  options: { 'function-only': { type: 'boolean', default: false } },
});

const openNext = join(root, 'node_modules/@opennextjs/aws/dist/index.js');
const server = join(root, siteFolder, '.open-next/server-functions/default');

/**
 * `npm run build:deployed`: makes what `sst deploy` uploads, `packages/web/.open-next`. The environment is the stage's:
 * pages are built from its shop. Ends with a sentence when something is missing, never with half an artefact.
 */
function run(): void {
  if (!values['function-only']) buildSite();
  addShopsFunction();
  console.log(`The site is in ${siteFolder}.open-next, ready for sst deploy.`);
}

function buildSite(): void {
  const options = { cwd: join(root, siteFolder), stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [openNext, 'build'], options);
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(join(server, 'index.mjs'))) {
    console.error(`OpenNext left no server in ${server}: see its output above.`);
    process.exit(1);
  }
  pruneServer(server);
}

/** The function that stands before OpenNext's in the same process, and what it must know of the build. */
function addShopsFunction(): void {
  buildSync({
    ...bundleOptions,
    entryPoints: [join(root, 'packages/functions/src/site/lambda.ts')],
    outfile: join(server, 'storefront.mjs'),
  });
  const next = join(root, siteFolder, '.next');
  const about = {
    buildId: readFileSync(join(next, 'BUILD_ID'), 'utf8').trim(),
    previewModeId: readPreviewModeId(next),
  };
  writeFileSync(join(server, 'storefront.json'), JSON.stringify(about));
}

run();
