import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const MAX_GZIP_BYTES = 1_500;
/** Decision 0202: both managers, and the library that reads cookies for the whole shop. */
const MAX_CONSENT_CLIENT_BYTES = 3_500;
const consentClient = join(import.meta.dirname, '../../../web/src/clients/consent-port.ts');

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

  it(`is at most ${MAX_CONSENT_CLIENT_BYTES} bytes for consent, with the library that reads its cookies`, async () => {
    expect(await gzipBytes(consentClient)).toBeLessThanOrEqual(MAX_CONSENT_CLIENT_BYTES);
  });
});

/** Of the port and its static imports, libraries included, minified. */
async function gzipBytes(entry: string): Promise<number> {
  const options = { bundle: true, minify: true, format: 'esm', splitting: true, write: false } as const;
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    outdir: join(import.meta.dirname, 'bundled'),
    absWorkingDir: import.meta.dirname,
    metafile: true,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]),
  );
  const name = relative(import.meta.dirname, entry);
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === name);
  if (first === undefined) throw new Error(`${name} was not built`);
  const needed = new Set([first[0]]);
  for (const path of needed) {
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') needed.add(imported);
    }
  }
  return [...needed].reduce((sum, path) => sum + (sizes.get(join(import.meta.dirname, path)) ?? 0), 0);
}
