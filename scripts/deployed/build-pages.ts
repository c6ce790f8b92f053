import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { nextProgram, siteFolder } from '../shop/build-site.ts';
import { root } from '../shop/root.ts';
import { sealBuild } from '../shop/seal-build.ts';

/** OpenNext reads it from there and nowhere else. */
const folder = join(root, siteFolder, '.next');
/** `output: standalone` has copied it already. */
const headersFile = 'routes-manifest.json';

/** `buildCommand` of `open-next.config.ts`: builds the pages and completes what the bundle is made from. */
function run(): void {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: '.next' };
  const options = { cwd: join(root, siteFolder), env, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [nextProgram, 'build', '--webpack'], options);
  if (status !== 0) process.exit(status ?? 1);
  sealBuild(folder);
  const copy = join(folder, 'standalone', siteFolder, '.next', headersFile);
  if (existsSync(copy)) copyFileSync(join(folder, headersFile), copy);
}

run();
