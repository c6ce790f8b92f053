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

/**
 * Copies a finished build below the site's folder, from the environment that it was built in to the one that it is
 * to be served in: the ports of its addresses become those of the other shop. Replaces what stands at the target.
 */
export function copyBuild(from: ShopEnvironment, to: ShopEnvironment): void {
  const source = join(root, siteFolder, from.workbench.NEXT_DIST_DIR);
  const target = join(root, siteFolder, to.workbench.NEXT_DIST_DIR);
  const ports = new Map(portVariables.map((name) => [from.workbench[name], to.workbench[name]]));
  rmSync(target, { recursive: true, force: true });
  for (const file of listFiles(source)) {
    const copy = join(target, file);
    mkdirSync(dirname(copy), { recursive: true });
    if (textFile.test(file)) writeFileSync(copy, withPorts(readFileSync(join(source, file), 'utf8'), ports));
    else copyFileSync(join(source, file), copy);
  }
  writeFileSync(join(target, markFile), fingerprint(to.env));
}

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
