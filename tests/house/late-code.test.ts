import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Pages may load this only after their first paint. */
const lateOnly = 'packages/web/src/clients/public-ports.ts';
const page = /^packages\/web\/src\/pages\/(?!api\/).*\.tsx?$/;

/** Chains of static imports from a page to code for later. */
function findEarlyChains(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const known = new Set(byPath.keys());
  return files.flatMap(({ path }) => {
    const chain = page.test(path) ? follow(path, new Set()) : null;
    return chain === null ? [] : [chain.join(' → ')];
  });

  function follow(path: string, seen: Set<string>): string[] | null {
    const file = byPath.get(path);
    if (file === undefined || seen.has(path)) return null;
    if (path === lateOnly) return [path];
    seen.add(path);
    for (const { to, isTypeOnly, isDynamic } of readImports(file, known)) {
      const chain = isTypeOnly || isDynamic ? null : follow(to, seen);
      if (chain !== null) return [path, ...chain];
    }
    return null;
  }
}

describe('the configuration of browser ports', () => {
  it('is not in the first scripts of any page', () => {
    expect(findEarlyChains(sourceFiles())).toEqual([]);
  });

  const late = { path: lateOnly, text: '' };
  const chat = {
    path: 'packages/web/src/shell/chat.tsx',
    text: "import { p } from '../clients/public-ports.ts';",
  };
  const pageWith = (text: string) => [{ path: 'packages/web/src/pages/cart.tsx', text }, chat, late];

  it('is found behind a static import, and accepted behind a dynamic one', () => {
    expect(findEarlyChains(pageWith("import { Chat } from '../shell/chat.tsx';"))).toEqual([
      `packages/web/src/pages/cart.tsx → ${chat.path} → ${lateOnly}`,
    ]);
    expect(findEarlyChains(pageWith("const load = () => import('../shell/chat.tsx');"))).toEqual([]);
  });
});
