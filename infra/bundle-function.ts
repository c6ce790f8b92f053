import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { bundling } from './stage.ts';
import { allEntries } from './variables.ts';

/** Packages of the AWS SDK are in part of the old module format, and ask for `require`. */
const banner = {
  js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);",
};

/** How every function is bundled; the limits of `tests/safety/bundle-size.test.ts` are about the same. */
export const bundleOptions = {
  ...{ bundle: true, minify: true, platform: 'node', target: 'node22', format: 'esm' },
  mainFields: ['module', 'main'],
  banner,
  logLevel: 'silent',
  ...bundling,
} as const satisfies BuildOptions;

/** What bundles every function at once, which reads the modules that they share once: as `index.mjs` in a folder of its name. */
export const functionBundles = {
  ...bundleOptions,
  entryPoints: Object.fromEntries(
    Object.entries(allEntries).map(([name, entry]) => [
      `${name}/index`,
      `packages/functions/src/${entry}.ts`,
    ]),
  ),
  outExtension: { '.js': '.mjs' },
} as const satisfies BuildOptions;

let bundles: string | null = null;

/** The folder with the bundle of a function, as `index.mjs`; bundled once in a process. */
export function bundleFunction(name: keyof typeof allEntries): string {
  bundles ??= bundleFunctions();
  return join(bundles, name);
}

function bundleFunctions(): string {
  const outdir = mkdtempSync(join(tmpdir(), 'functions-'));
  buildSync({ ...functionBundles, outdir, sourcemap: 'linked', sourcesContent: false });
  return outdir;
}
