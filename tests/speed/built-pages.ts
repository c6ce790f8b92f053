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

/** Names of all pages that are built. */
export function allBuiltPages(): string[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/\.html$/, ''));
}

/** The style sheets of the build, by their names. */
export function builtStyleSheets(): Map<string, string> {
  const folder = join(BUILD, 'static/css');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
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

/**
 * Bytes of the scripts that `import(/* webpackChunkName: "{name}" *\/ …)` fetches together, gzip level 9 each, whether
 * another part has fetched some of them before or not.
 */
export function lateBytes(name: string): number {
  const folder = join(BUILD, 'static/chunks');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const runtime = textOf(files.find((file) => file.startsWith('webpack-')) ?? '');
  const id = new RegExp(`(\\d+):"${name}"`).exec(runtime)?.[1];
  const fetched = new RegExp(`Promise\\.all\\(\\[([^\\]]*\\.e\\(${id}\\)[^\\]]*)\\]\\)`);
  const list = files.map((file) => fetched.exec(textOf(file))?.[1]).find((found) => found !== undefined);
  if (id === undefined || list === undefined) throw new Error(`No script fetches a part named ${name}.`);
  const ids = [...list.matchAll(/\.e\((\d+)\)/g)].map(([, one = '']) => one);
  // A part of which there is only a style sheet has no script.
  const scripts = ids.flatMap((one) => {
    const named = new RegExp(`[{,]${one}:"([a-z-]+)"`).exec(runtime)?.[1];
    return files.filter((file) => new RegExp(`^${named ?? one}\\.[0-9a-f]{8,16}\\.js$`).test(file));
  });
  if (scripts.length === 0) throw new Error(`No file was found of the part named ${name}.`);
  return scripts.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
}
