import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../packages/core/src/fault.ts';
import type { ChildEnvironment, Children } from './children.ts';
import { fingerprint } from './fingerprint.ts';
import { root } from './root.ts';
import { sealBuild } from './seal-build.ts';

export const siteFolder = 'packages/web/';
/** In a build's folder: the fingerprint of what it was built from. */
export const markFile = 'built-from';
export const nextProgram = join(root, 'node_modules/next/dist/bin/next');

export interface BuildOptions {
  children: Children;
  env: ChildEnvironment;
  /** Below the site's folder. */
  distDir: string;
  say: (line: string) => void;
}

/**
 * Builds the site unless the last build was made from the same sources. Returns whether it did. The sandbox must be
 * running.
 */
export async function buildSite({ children, env, distDir, say }: BuildOptions): Promise<boolean> {
  const folder = join(root, siteFolder, distDir);
  const mark = join(folder, markFile);
  const current = fingerprint(env);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === current) {
    say('The site is built already.');
    return false;
  }
  const startedAt = Date.now();
  say('Building the site: its sources changed since the last build.');
  rmSync(mark, { force: true });
  const args = [nextProgram, 'build', '--webpack'];
  await children.runTask({ name: 'build', args, env, folder: siteFolder });
  if (!existsSync(join(folder, 'BUILD_ID'))) {
    throw new Fault({
      code: 'build-misplaced',
      kind: 'bug',
      say: `The build is not in ${siteFolder}${distDir}: next.config must take distDir from NEXT_DIST_DIR.`,
    });
  }
  sealBuild(folder);
  writeFileSync(mark, current);
  say(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return true;
}
