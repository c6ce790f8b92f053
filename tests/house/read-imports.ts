import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

export interface Import {
  from: string;
  /** A path from the project's folder, or a package's name. */
  to: string;
  isPackage: boolean;
  /** Vanishes when types are stripped. */
  isTypeOnly: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const workspace = /^@storefront\/(\w+)\/(.+)$/;

/** What a file imports: static, passed on, and dynamic by a literal. */
export function readImports({ path, text }: SourceFile, known: ReadonlySet<string>): Import[] {
  return [...text.matchAll(statement)].map(([, type, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const isTypeOnly = type !== undefined;
    if (specifier.startsWith('.')) {
      const to = posix.join(posix.dirname(path), specifier);
      return { from: path, to, isPackage: false, isTypeOnly };
    }
    const [, member, rest] = workspace.exec(specifier) ?? [];
    if (member === undefined) return { from: path, to: packageName(specifier), isPackage: true, isTypeOnly };
    const base = `packages/${member}/src/${rest}`;
    return {
      from: path,
      to: known.has(`${base}.tsx`) ? `${base}.tsx` : `${base}.ts`,
      isPackage: false,
      isTypeOnly,
    };
  });
}

function packageName(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.startsWith('node:') ? 'node' : specifier.split('/').slice(0, depth).join('/');
}
