import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '../../packages/core/src/fault.ts';
import { PREVIEW_MODE_ID, STYLE_HASH } from '../../packages/web/page-headers.ts';

/** Next creates a style element before it fills it. */
const EMPTY = '';

/**
 * Writes what is known only after the build into the headers of its pages: the hashes of its style sheets, which Next
 * inserts after a client-side navigation, and the value of its preview cookie. Throws a `Fault` for a folder that is
 * not a fresh build.
 */
export function sealBuild(folder: string): void {
  const file = join(folder, 'routes-manifest.json');
  const routes = readText(file);
  const hash = `'${STYLE_HASH}'`;
  if (!routes.includes(hash)) throw unfit(folder, 'its pages have no security policy to complete');
  const styles = ['static/css', 'static/chunks'].flatMap((below) => readStyles(join(folder, below)));
  const hashes = [EMPTY, ...styles].map((style) => `'sha256-${digest(style)}'`);
  const previewId = readPreviewModeId(folder);
  writeFileSync(
    file,
    routes.replaceAll(hash, [...new Set(hashes)].join(' ')).replaceAll(PREVIEW_MODE_ID, previewId),
  );
}

function readStyles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The value that a build gave Next's preview cookie. Throws a `Fault` for a folder that is not a build. */
export function readPreviewModeId(folder: string): string {
  const manifest = readText(join(folder, 'prerender-manifest.json'));
  const { preview }: { preview?: { previewModeId?: unknown } } = JSON.parse(manifest);
  const id = preview?.previewModeId;
  if (typeof id === 'string' && /^[0-9a-f]{16,}$/.test(id)) return id;
  throw unfit(folder, 'it names no preview cookie');
}

function readText(file: string): string {
  if (!existsSync(file)) throw unfit(file, 'it is not there');
  return readFileSync(file, 'utf8');
}

function unfit(place: string, why: string): Fault {
  const say = `${place} cannot be sealed: ${why}. Run next build again, then seal once.`;
  return new Fault({ code: 'build-not-sealed', kind: 'bug', say });
}

if (import.meta.main) sealBuild(resolve(process.argv[2] ?? '.next'));
