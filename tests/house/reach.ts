import { resolveSpecifier } from './read-imports.ts';
import { type Reference, readModule, type Uses } from './read-module.ts';
import type { SourceFile } from './source-files.ts';

/** `path#name`: an export of a file. */
export type ExportKey = string;

export interface Reached {
  exports: ReadonlySet<ExportKey>;
  /** The code that runs, by the file that it stands in. */
  code: readonly { path: string; uses: Uses }[];
}

/** Every export that somebody uses, from those of `roots` on; of a root, all is used. */
export function reach(
  files: ReadonlyMap<string, SourceFile>,
  roots: readonly string[],
  also: readonly ExportKey[] = [],
): Reached {
  const known = new Set(files.keys());
  const exports = new Set<ExportKey>();
  const locals = new Set<string>();
  const loaded = new Set<string>();
  const code: { path: string; uses: Uses }[] = [];
  for (const path of roots) reachAll(path);
  for (const key of also) {
    const [path = '', name = ''] = key.split('#');
    reachExport(path, name);
  }
  return { exports, code };

  function moduleOf(path: string) {
    const file = files.get(path);
    return file === undefined || !/\.(?:tsx?|mjs)$/.test(path) ? null : readModule(file);
  }

  function load(path: string): void {
    const module = moduleOf(path);
    if (module === null || loaded.has(path)) return;
    loaded.add(path);
    for (const { specifier } of [...module.imports.values(), ...module.effects]) {
      const target = resolveSpecifier(path, specifier, known);
      if (target !== null) load(target);
    }
    reachCode(path, module.atLoad);
  }

  function reachAll(path: string): void {
    load(path);
    const module = moduleOf(path);
    if (module !== null)
      for (const name of [...module.exports.keys(), ...module.passedOn.keys()]) reachExport(path, name);
  }

  function reachReference(from: string, { specifier, name }: Reference): void {
    const path = resolveSpecifier(from, specifier, known);
    if (path === null) return;
    if (name === '*') reachAll(path);
    else reachExport(path, name);
  }

  function reachExport(path: string, name: string): void {
    const module = moduleOf(path);
    const key = `${path}#${name}`;
    if (module === null || exports.has(key)) return;
    exports.add(key);
    load(path);
    const passedOn = module.passedOn.get(name);
    if (passedOn !== undefined) reachReference(path, passedOn);
    reachLocal(path, module.exports.get(name) ?? name);
  }

  function reachLocal(path: string, name: string): void {
    const module = moduleOf(path);
    const key = `${path}#${name}`;
    if (module === null || locals.has(key)) return;
    locals.add(key);
    const [space = name, member] = name.split('.');
    const imported = module.imports.get(space);
    if (imported !== undefined)
      reachReference(path, { ...imported, name: imported.name === '*' ? (member ?? '*') : imported.name });
    const declaration = module.declarations.get(space);
    if (declaration === undefined) return;
    for (const [exported, local] of module.exports) if (local === space) exports.add(`${path}#${exported}`);
    if (space !== name) reachLocal(path, space);
    else reachCode(path, declaration);
  }

  function reachCode(path: string, uses: Uses): void {
    code.push({ path, uses });
    for (const name of uses.names) reachLocal(path, name);
    for (const reference of uses.dynamic) reachReference(path, reference);
  }
}
