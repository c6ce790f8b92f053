import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { bundling } from './stage.ts';

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

const bundled = new Map<string, string>();

/** The folder with the bundle of `packages/functions/src/{entry}.ts`, as `index.mjs`; bundled once in a process. */
export function bundleFunction(entry: string): string {
  const folder = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, folder);
  return folder;
}

function bundle(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  buildSync({
    ...bundleOptions,
    entryPoints: [`packages/functions/src/${entry}.ts`],
    outfile: join(folder, 'index.mjs'),
    sourcemap: 'linked',
    sourcesContent: false,
  });
  return folder;
}
