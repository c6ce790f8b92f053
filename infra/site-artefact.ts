import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processEnvironment } from '@storefront/core/environment';
import { builtFrom, readBuiltFrom, sayDifference } from './built-from.ts';

/** What `npm run build:deployed` made of the site. */
export interface Artefact {
  buildId: string;
  /** The value of Next's preview cookie in this build. */
  previewModeId: string;
  /** Folders. */
  server: string;
  revalidation: string;
  assets: string;
  cache: string;
  /** CloudFront's patterns for the files of `public/`. */
  publicFiles: readonly string[];
}

const DEFAULT_FOLDER = 'packages/web/.open-next';

/**
 * Throws when there is no finished build, or one that was made of something else than what is deployed: tests and a shop
 * on a laptop leave theirs in the same folder. `SITE_ARTEFACT` names another folder than the site's own.
 */
export function openArtefact(env = processEnvironment()): Artefact {
  const folder = env.SITE_ARTEFACT ?? DEFAULT_FOLDER;
  const server = join(folder, 'server-functions/default');
  const about = join(server, 'storefront.json');
  if (!existsSync(about) || !existsSync(join(server, 'storefront.mjs'))) {
    throw new Error(`${folder} holds no build of the site: run npm run build:deployed first.`);
  }
  const { buildId, previewModeId, built }: Record<string, unknown> = JSON.parse(readFileSync(about, 'utf8'));
  const difference = sayDifference(readBuiltFrom(built), builtFrom(env));
  if (difference !== null) throw new Error(difference);
  const assets = join(folder, 'assets');
  return {
    buildId: String(buildId),
    previewModeId: String(previewModeId),
    server,
    revalidation: join(folder, 'revalidation-function'),
    assets,
    cache: join(folder, 'cache'),
    publicFiles: listPublicFiles(assets),
  };
}

/** OpenNext writes the build's id into a file of its own, which nobody requests. */
const notServed = new Set(['_next', 'BUILD_ID']);

function listPublicFiles(assets: string): string[] {
  return readdirSync(assets)
    .filter((name) => !notServed.has(name) && !name.startsWith('.'))
    .toSorted()
    .map((name) => (statSync(join(assets, name)).isDirectory() ? `/${name}/*` : `/${name}`));
}
