import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { markFile, siteFolder } from './build-site.ts';
import { portVariables } from './check-ports.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShopEnvironment } from './read-environment.ts';
import { root } from './root.ts';

/** What a build refers to its own shop by; everything else in it is the same wherever it is served. */
const textFile = /\.(?:body|css|html|js|json|meta|mjs|txt|xml)$|(?:^|\/)[^/.]+$/;

/** Large, and of no use to a server: Next's compiler cache, and what OpenNext bundles. */
const leftOut = new Set(['cache', 'standalone', 'trace']);

/** The name of a script or style sheet holds a digest of what is in it. */
const digestInName = /[.-]([0-9a-f]{8,20})\.(?:css|js)$/;

/**
 * Copies a finished build below the site's folder, from the environment that it was built in to the one that it is
 * to be served in: the ports of its addresses become those of the other shop. Replaces what stands at the target.
 */
export function copyBuild(from: ShopEnvironment, to: ShopEnvironment): void {
  const ports = new Map(portVariables.map((name) => [from.workbench[name], to.workbench[name]]));
  copyFiles(from, to, { path: (path) => path, text: (text) => withPorts(text, ports) });
}

/**
 * Copies a finished build as a deployment of changed sources would follow it: the build, its scripts and its style
 * sheets have other names. Returns the identifier of the new build.
 */
export function copyAsNextDeployment(from: ShopEnvironment, to: ShopEnvironment): string {
  const source = join(root, siteFolder, from.workbench.NEXT_DIST_DIR);
  const buildId = readFileSync(join(source, 'BUILD_ID'), 'utf8').trim();
  const nextId = reverse(buildId);
  const digests = listFiles(source, 'static').flatMap((path) => digestInName.exec(path)?.[1] ?? []);
  const rename = (text: string) => withOtherDigests(text.replaceAll(buildId, nextId), new Set(digests));
  copyFiles(from, to, { path: rename, text: rename });
  return nextId;
}

interface Changes {
  path: (path: string) => string;
  text: (text: string) => string;
}

function copyFiles(from: ShopEnvironment, to: ShopEnvironment, { path, text }: Changes): void {
  const source = join(root, siteFolder, from.workbench.NEXT_DIST_DIR);
  const target = join(root, siteFolder, to.workbench.NEXT_DIST_DIR);
  rmSync(target, { recursive: true, force: true });
  for (const file of listFiles(source)) {
    const copy = join(target, path(file));
    mkdirSync(dirname(copy), { recursive: true });
    if (textFile.test(file)) writeFileSync(copy, text(readFileSync(join(source, file), 'utf8')));
    else copyFileSync(join(source, file), copy);
  }
  writeFileSync(join(target, markFile), fingerprint(to.env));
}

/** Turns the given digests around, wherever they are not part of a longer number. */
export function withOtherDigests(text: string, digests: ReadonlySet<string>): string {
  return text.replace(/(?<![0-9a-zA-Z])[0-9a-f]{8,20}(?![0-9a-zA-Z])/g, (digits) =>
    digests.has(digits) ? reverse(digits) : digits,
  );
}

const reverse = (text: string): string => [...text].reverse().join('');

/** Replaces the ports of loopback addresses, also of those that are encoded within another address. */
export function withPorts(text: string, ports: ReadonlyMap<number, number>): string {
  return text.replace(/(localhost|127\.0\.0\.1)(:|%3A)(\d{2,5})(?!\d)/g, (whole, host, colon, port) => {
    const other = ports.get(Number(port));
    return other === undefined ? whole : `${host}${colon}${other}`;
  });
}

function listFiles(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (below === '' && leftOut.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}
