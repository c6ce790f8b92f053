import { posix } from 'node:path';
import { childrenOf, type Node, parseSource } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

export interface Import {
  from: string;
  /** A path from the project's folder, or a package's name. */
  to: string;
  isPackage: boolean;
  /** Vanishes when types are stripped. */
  isTypeOnly: boolean;
  /** Loaded while the code runs. */
  isDynamic: boolean;
}

type Specifier = Pick<Import, 'isTypeOnly' | 'isDynamic'> & { text: string };

const specifiers = new WeakMap<SourceFile, readonly Specifier[]>();
const workspace = /^@storefront\/(\w+)\/(.+)$/;

/** What a file imports: static, passed on, and dynamic by a literal. */
export function readImports(file: SourceFile, known: ReadonlySet<string>): Import[] {
  const found = specifiers.get(file) ?? readSpecifiers(file);
  specifiers.set(file, found);
  return found.map(({ text, isTypeOnly, isDynamic }) => {
    const path = resolveSpecifier(file.path, text, known);
    return {
      from: file.path,
      to: path ?? packageName(text),
      isPackage: path === null,
      isTypeOnly,
      isDynamic,
    };
  });
}

/** The path that an import's text means, or null where it means a package. */
export function resolveSpecifier(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, member, rest] = workspace.exec(specifier) ?? [];
  if (member === undefined) return null;
  const base = `packages/${member}/src/${rest}`;
  return known.has(`${base}.tsx`) ? `${base}.tsx` : `${base}.ts`;
}

function readSpecifiers(file: SourceFile): Specifier[] {
  if (!/\.(?:tsx?|mjs)$/.test(file.path)) return [];
  const program = parseSource(file);
  const still = program.body.flatMap((statement): Specifier[] => {
    if (statement.type === 'ImportDeclaration')
      return [
        {
          text: statement.source.value,
          isTypeOnly: statement.importKind === 'type',
          isDynamic: false,
        },
      ];
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportAllDeclaration') return [];
    if (statement.source === null) return [];
    return [{ text: statement.source.value, isTypeOnly: statement.exportKind === 'type', isDynamic: false }];
  });
  return file.text.includes('import(') ? [...still, ...readDynamic(program)] : still;
}

function readDynamic(node: Node): Specifier[] {
  const source = node.type === 'ImportExpression' || node.type === 'TSImportType' ? node.source : null;
  const own =
    source?.type === 'Literal' && typeof source.value === 'string'
      ? [{ text: source.value, isTypeOnly: node.type === 'TSImportType', isDynamic: true }]
      : [];
  return [...own, ...childrenOf(node).flatMap(readDynamic)];
}

function packageName(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.startsWith('node:') ? 'node' : specifier.split('/').slice(0, depth).join('/');
}
