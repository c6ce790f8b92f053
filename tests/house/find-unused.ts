import { type ExportKey, reach } from './reach.ts';
import { resolveSpecifier } from './read-imports.ts';
import { readModule } from './read-module.ts';
import type { SourceFile } from './source-files.ts';

/** Reason → file without its ending → exports, such as `core/cart/quantity` → `chooseQuantityChange`. */
export type ExportTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What is not part of the shop: tests and what they are made with, tools, the sandbox behind its edge. */
const outside =
  /\.(?:test|spec|fixture)\.tsx?$|\/example-[^/]*$|(?<!open-next)\.config\.ts$|^tests\/|^scripts\/(?!shop\/record-built-pages)|^packages\/sandbox\/src\/(?!edge\/)/;
/** What runs without an importer: pages, the build of the site, infrastructure, the edge, a step of deployments. */
const entry =
  /^packages\/web\/(?:src\/pages\/.*|[^/]+)$|^infra\/|^packages\/sandbox\/src\/edge\/|^scripts\/shop\/record-built-pages/;
const judged = /^packages\/(?:core|functions|web)\/src\//;

export interface UsesOfShop {
  /** Exports that nothing reaches from an entry. */
  unused: ReadonlySet<ExportKey>;
  /** Atoms that are reached, and written only. */
  unread: ReadonlySet<ExportKey>;
  /** The exports that an export uses, itself included. */
  usedBy: (key: ExportKey) => ReadonlySet<ExportKey>;
}

/** What the shop does with its exports. */
export function findUnused(all: readonly SourceFile[]): UsesOfShop {
  const code = all.filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !outside.test(path));
  const files = new Map(code.map((file) => [file.path, file]));
  const known = new Set(files.keys());
  const roots = code.filter(
    (file) =>
      entry.test(file.path) ||
      (file.path.startsWith('packages/functions/') && readModule(file).exports.has('handler')),
  );
  const reached = reach(
    files,
    roots.map(({ path }) => path),
  );
  const exported = code
    .filter(({ path }) => judged.test(path))
    .flatMap((file) => {
      const { exports, commands } = readModule(file);
      return [...exports].map(([name, local]) => ({
        key: `${file.path}#${name}`,
        isAtom: /Atom$/.test(name) && !commands.has(local),
      }));
    });
  const read = new Set(
    reached.code.flatMap(({ path, uses }) => [...uses.read].map((name) => keyOf(path, name))),
  );
  return {
    unused: new Set(exported.flatMap(({ key }) => (reached.exports.has(key) ? [] : [key]))),
    unread: new Set(
      exported.flatMap(({ key, isAtom }) =>
        isAtom && reached.exports.has(key) && !read.has(key) ? [key] : [],
      ),
    ),
    usedBy: (key) => reach(files, [], [key]).exports,
  };

  function keyOf(path: string, name: string): ExportKey {
    const file = files.get(path);
    const imported = file === undefined ? undefined : readModule(file).imports.get(name);
    if (imported === undefined) return `${path}#${name}`;
    return `${resolveSpecifier(path, imported.specifier, known)}#${imported.name}`;
  }
}

/** The differences between the unused exports and the tables that list some of them. */
export function tableProblems(
  { unused, unread, usedBy }: UsesOfShop,
  tables: readonly ExportTable[],
): string[] {
  const idle = new Set([...unused, ...unread]);
  const rows = tables.flatMap((table) =>
    Object.values(table).flatMap((byFile) =>
      Object.entries(byFile).flatMap(([file, names]) => names.map((name) => `${file}#${name}`)),
    ),
  );
  const excused = new Map([...idle].map((key) => [shortName(key), key]));
  const kept = rows.flatMap((row) => excused.get(row) ?? []);
  const reachedBy = new Map(kept.map((key) => [key, usedBy(key)]));
  const uses = (one: ExportKey, other: ExportKey) => reachedBy.get(one)?.has(other) ?? false;
  const isUsedByAnotherRow = (key: ExportKey) => kept.some((other) => uses(other, key) && !uses(key, other));
  const covered = new Set([...reachedBy.values()].flatMap((keys) => [...keys]));
  return [
    ...rows.filter((row, at) => rows.indexOf(row) !== at).map((row) => `${row} has two rows: remove one`),
    ...rows.filter((row) => !excused.has(row)).map((row) => `${row} is used now, or is gone: remove its row`),
    ...kept
      .filter((key) => unused.has(key) && isUsedByAnotherRow(key))
      .map((key) => `${shortName(key)} is used by an export that has a row: remove its own`),
    ...[...unused]
      .filter((key) => !covered.has(key))
      .map(
        (key) =>
          `${shortName(key)} is used by nothing in the shop: use it, remove it or add a row to waiting.ts`,
      ),
    ...[...unread]
      .filter((key) => !kept.includes(key) && !covered.has(key))
      .map(
        (key) => `${shortName(key)} is written and never read: read it, remove it or add a row to waiting.ts`,
      ),
  ];
}

function shortName(key: ExportKey): string {
  return key.replace(/^packages\/(\w+)\/src\/(.*)\.tsx?#/, '$1/$2#');
}
