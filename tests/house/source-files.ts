import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  text: string;
}

const places = ['packages', 'infra', 'scripts', 'tests', 'docs', '.ci'];
const skippedFolders = new Set(['node_modules', 'generated', 'media', 'schemas', 'studio', 'coverage']);
const textual = /\.(ts|tsx|mjs|css|md|json|ya?ml|html)$|(^|\/)(run|\.env\.example|\.npmrc|\.gitignore)$/;

let found: SourceFile[] | null = null;

/** Every text file written by hand; generated files are left out. */
export function sourceFiles(): SourceFile[] {
  found ??= [...topFiles(), ...places.flatMap((place) => walk(join(root, place)))].map((file) => ({
    path: relative(root, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
  return found;
}

function topFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && textual.test(entry.name) && entry.name !== 'package-lock.json')
    .map((entry) => join(root, entry.name));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : walk(path);
    }
    return textual.test(path) && entry.name !== 'next-env.d.ts' ? [path] : [];
  });
}
