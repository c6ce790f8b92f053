import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { builtFrom } from '../../infra/built-from.ts';
import { bundleOptions } from '../../infra/bundle-function.ts';
import { configProblems } from '../../packages/core/src/config.ts';
import { sayProblems } from '../../packages/core/src/providers/variable.ts';
import { siteFolder } from '../shop/build-site.ts';
import { fingerprint } from '../shop/fingerprint.ts';
import { root } from '../shop/root.ts';
import { readPreviewModeId } from '../shop/seal-build.ts';
import { aboutFile, artefactMark, serverFolder } from './artefact.ts';
import { pruneServer } from './prune-server.ts';
import { stageEnvironment } from './stage-environment.ts';

const { values } = parseArgs({
  options: {
    /** Pages are built from this stage's shop, by its `.env` files; from the process's environment by default. */
    stage: { type: 'string' },
    /** Only the function before the site is bundled anew where the site was built from the same. */
    'if-changed': { type: 'boolean', default: false },
  },
});
const env = values.stage === undefined ? process.env : stageEnvironment(values.stage);

const openNext = join(root, 'node_modules/@opennextjs/aws/dist/index.js');

/**
 * `npm run build:deployed`: makes what `sst deploy` uploads, `packages/web/.open-next`. Ends with a sentence when
 * something is missing, never with half an artefact.
 */
function run(): void {
  const problems = configProblems(env);
  if (problems.length > 0) {
    console.error(sayProblems(problems));
    process.exit(1);
  }
  const isKept = values['if-changed'] && isBuilt();
  if (!isKept) buildSite();
  addShopsFunction();
  console.log(`The site is in ${siteFolder}.open-next, ready for sst deploy.`);
}

function isBuilt(): boolean {
  return existsSync(artefactMark) && readFileSync(artefactMark, 'utf8') === fingerprint(env);
}

function buildSite(): void {
  if (values['if-changed']) console.log('Building the artefact: its sources changed since the last build.');
  // Before the build: what changes meanwhile is not in it.
  const current = fingerprint(env);
  rmSync(artefactMark, { force: true });
  const options = {
    cwd: join(root, siteFolder),
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  } as const;
  const { status } = spawnSync(process.execPath, [openNext, 'build'], options);
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(join(serverFolder, 'index.mjs'))) {
    console.error(`OpenNext left no server in ${serverFolder}: see its output above.`);
    process.exit(1);
  }
  pruneServer(serverFolder);
  writeFileSync(artefactMark, current);
}

/** The function that stands before OpenNext's in the same process, what it must know of the build, and of what it is. */
function addShopsFunction(): void {
  buildSync({
    ...bundleOptions,
    entryPoints: [join(root, 'packages/functions/src/site/lambda.ts')],
    outfile: join(serverFolder, 'storefront.mjs'),
  });
  const next = join(root, siteFolder, '.next');
  const about = {
    buildId: readFileSync(join(next, 'BUILD_ID'), 'utf8').trim(),
    previewModeId: readPreviewModeId(next),
    built: builtFrom(env, root),
  };
  writeFileSync(aboutFile, JSON.stringify(about));
}

run();
