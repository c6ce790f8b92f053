import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const MAX_GZIP_BYTES = 1_500;

/** Without the commerce platform, whose port is the shop's own code and no script that loads later. */
const ports = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/browser.ts') && path !== 'commerce/browser.ts')
  .toSorted();

describe('what a page loads of a provider before its script', () => {
  it('is known for every port', () => {
    expect(ports.length).toBeGreaterThanOrEqual(13);
  });

  it.each(ports)(`%s is at most ${MAX_GZIP_BYTES} bytes`, async (port) => {
    expect(await gzipBytes(join(import.meta.dirname, port))).toBeLessThanOrEqual(MAX_GZIP_BYTES);
  });
});

/** Of the port and its static imports, minified. `js-cookie` is the shop's own library for all cookies. */
async function gzipBytes(entry: string): Promise<number> {
  const options = { bundle: true, minify: true, format: 'esm', splitting: true, write: false } as const;
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    outdir: join(import.meta.dirname, 'bundled'),
    absWorkingDir: import.meta.dirname,
    metafile: true,
    external: ['js-cookie'],
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]),
  );
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === relative(entry));
  const needed = new Set(first ? [first[0]] : []);
  for (const path of needed) {
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') needed.add(imported);
    }
  }
  return [...needed].reduce((sum, path) => sum + (sizes.get(join(import.meta.dirname, path)) ?? 0), 0);
}

function relative(path: string): string {
  return path.slice(import.meta.dirname.length + 1);
}
