import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const WEB = new URL('../../packages/web/', import.meta.url).pathname;
const BUILD = join(WEB, process.env.NEXT_DIST_DIR ?? '.next');
const PAGES = join(BUILD, 'server/pages');

/** The HTML that `next build` wrote for a page, e.g. `index` or `products/aurelia-slip-dress-oxblood`. */
export function builtHtml(page: string): string {
  const file = join(PAGES, `${page}.html`);
  if (!existsSync(file)) throw new Error(`${page} is not built: run npm test, which builds the site first.`);
  return readFileSync(file, 'utf8');
}

/** Names of the pages built in a folder of the route table, e.g. `products`. */
export function builtPages(folder: string): string[] {
  return readdirSync(join(PAGES, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${folder}/${name.replace(/\.html$/, '')}`);
}

/**
 * First-load JavaScript: bytes of the page's scripts, in tags and in the list of `HeadWithListedScripts`, gzip level 9
 * each, without the `nomodule` ones.
 */
export function firstLoadBytes(page: string): number {
  const html = builtHtml(page);
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, source = '']) => source);
  const list = /<script type="application\/json" id="scripts">([^<]*)</.exec(html)?.[1];
  const listed = z.array(z.string()).parse(JSON.parse(list ?? '[]'));
  if (listed.length === 0) throw new Error(`${page} lists no script: its HTML is not as expected.`);
  const sources = [...tags, ...listed].map((source) =>
    scriptFile(decodeURIComponent(source.replace(/\?.*$/, ''))),
  );
  return sources.reduce((sum, source) => sum + gzipSync(readFileSync(source), { level: 9 }).length, 0);
}

const scriptFile = (path: string) =>
  path.startsWith('/_next/') ? join(BUILD, path.slice('/_next/'.length)) : join(WEB, 'public', path);

/** Bytes of the page's props in its HTML. */
export function pageDataBytes(page: string): number {
  const data = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(builtHtml(page))?.[1];
  if (data === undefined) throw new Error(`${page} carries no page data.`);
  return Buffer.byteLength(data);
}
