import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** What pages may only load after their first paint. */
const lateOnly = 'packages/web/src/public-ports.ts';
const page = /^packages\/web\/src\/pages\/(?!api\/).*\.tsx?$/;

/** Chains of static imports from a page to what only late code may import. */
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
    for (const { to, isTypeOnly } of readImports(withoutDynamic(file), known)) {
      const chain = isTypeOnly ? null : follow(to, seen);
      if (chain !== null) return [path, ...chain];
    }
    return null;
  }
}

function withoutDynamic({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replaceAll(/\bimport\([^)]*\)/g, '') };
}

describe('what browser ports are made with', () => {
  it('is in no page’s first scripts', () => {
    expect(findEarlyChains(sourceFiles())).toEqual([]);
  });

  const late = { path: lateOnly, text: '' };
  const chat = { path: 'packages/web/src/shell/chat.tsx', text: "import { p } from '../public-ports.ts';" };
  const pageWith = (text: string) => [{ path: 'packages/web/src/pages/cart.tsx', text }, chat, late];

  it('is noticed behind a static import, and may stand behind a dynamic one', () => {
    expect(findEarlyChains(pageWith("import { Chat } from '../shell/chat.tsx';"))).toEqual([
      `packages/web/src/pages/cart.tsx → ${chat.path} → ${lateOnly}`,
    ]);
    expect(findEarlyChains(pageWith("const load = () => import('../shell/chat.tsx');"))).toEqual([]);
  });
});
