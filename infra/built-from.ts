import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '@storefront/core/config';
import { consentLines } from '@storefront/core/providers/cookie-list';
import { contentSecurityPolicy } from '@storefront/core/providers/csp';
import type { Environment } from '@storefront/core/providers/variable';
import { publicConfig, publicPorts } from '@storefront/core/public-config';

/** What the pages of a build were made of. Two builds that differ here must not stand for each other. */
export interface BuiltFrom {
  siteUrl: string;
  storeDomain: string;
  contentProject: string;
  contentDataset: string;
  /** Digests: of everything that browsers see of the configuration, and of the code. */
  publicConfig: string;
  sources: string;
}

/** The code of the site and of the function before it, and what bundles them. */
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'infra/bundle-function.ts',
  'infra/stage.ts',
  'packages/core/src',
  'packages/functions/src',
  'packages/web',
  'scripts/deployed/build-artefact.ts',
  'scripts/deployed/build-pages.ts',
  'scripts/deployed/prune-server.ts',
  'scripts/shop/seal-build.ts',
];

const isNoSource = /(^|\/)(\.[^/]*|node_modules|next-env\.d\.ts|[^/]*\.(test\.tsx?|tsbuildinfo))$/;

type Say = (built: BuiltFrom, wanted: BuiltFrom) => string;

/** Each part with what a difference of it is called, the plainest first. */
const parts: readonly [keyof BuiltFrom, Say][] = [
  ['siteUrl', (built, wanted) => `for ${built.siteUrl}, not for SITE_URL, which is ${wanted.siteUrl}`],
  [
    'storeDomain',
    (built, wanted) =>
      `from ${built.storeDomain}, not from SHOPIFY_STORE_DOMAIN, which is ${wanted.storeDomain}`,
  ],
  [
    'contentProject',
    (built, wanted) =>
      `from the CMS’s project ${built.contentProject}, not from SANITY_PROJECT_ID, which is ${wanted.contentProject}`,
  ],
  [
    'contentDataset',
    (built, wanted) =>
      `from the CMS’s dataset ${built.contentDataset}, not from SANITY_DATASET, which is ${wanted.contentDataset}`,
  ],
  [
    'publicConfig',
    () => 'with other public settings (brand, addresses, public keys, which providers are on)',
  ],
  ['sources', () => 'from other sources than stand here now'],
];

/** What a build would be made of now. Throws as `readConfig` does. `folder` is the project's. */
export function builtFrom(env: Environment, folder = '.'): BuiltFrom {
  const config = readConfig(env);
  const { commerce, content } = config;
  const code = createHash('sha256');
  addSources(code, folder, sources);
  return {
    siteUrl: config.siteUrl,
    storeDomain: commerce.storeDomain,
    contentProject: content.projectId,
    contentDataset: content.dataset,
    publicConfig: createHash('sha256')
      .update(JSON.stringify(seenByBrowsers(config)))
      .digest('hex'),
    sources: code.digest('hex'),
  };
}

/** The parts of the configuration that a build writes into its pages, scripts and headers. */
export function seenByBrowsers(config: Config): unknown[] {
  const policies = [false, true].map((isPreview) =>
    contentSecurityPolicy(config, { styleHashes: [], isPreview }),
  );
  return [publicConfig(config), publicPorts(config), consentLines(config), policies, config.content.apiHost];
}

/**
 * How a build differs from the wanted one and what to do about it, in one sentence; null where it does not.
 *
 * @param built null where the build does not say
 */
export function sayDifference(built: BuiltFrom | null, wanted: BuiltFrom): string | null {
  if (built === null) return `The artefact does not say what it was built from: ${again}`;
  const differing = parts.find(([key]) => built[key] !== wanted[key]);
  return differing === undefined ? null : `The artefact was built ${differing[1](built, wanted)}: ${again}`;
}

const again = 'run npm run build:deployed -- --stage and the name of the stage.';

/** The record that a build wrote; null for anything else. */
export function readBuiltFrom(record: unknown): BuiltFrom | null {
  const { siteUrl, storeDomain, contentProject, contentDataset, publicConfig, sources } = Object(record);
  const built = { siteUrl, storeDomain, contentProject, contentDataset, publicConfig, sources };
  return Object.values(built).every((value) => typeof value === 'string') ? built : null;
}

/** Adds names and contents of the files at or below the given paths, in order. Tests and what is built are left out. */
export function addSources(hash: Hash, folder: string, paths: readonly string[]): void {
  for (const file of paths.flatMap((path) => listFiles(folder, path))) {
    hash.update(`\n${file}\n`);
    hash.update(readFileSync(join(folder, file)));
  }
}

function listFiles(folder: string, path: string): string[] {
  if (isNoSource.test(path)) return [];
  const entries = readEntries(join(folder, path));
  if (entries === null) return [path];
  return entries.toSorted().flatMap((entry) => listFiles(folder, `${path}/${entry}`));
}

function readEntries(path: string): string[] | null {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
