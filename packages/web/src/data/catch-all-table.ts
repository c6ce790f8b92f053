import type { PageLife } from '@storefront/core/cache/manifest';

/** A document that has another address now. */
export interface Moved {
  movedTo: string;
}

/** A kind of page that the catch-all route serves. */
export interface CatchAllPage<Props> {
  /** The path; a `*` at its end stands for one more part, which `make` receives. */
  pattern: string;
  /** `rest` is encoded as in the path, and empty without a `*`. Null where there is no such page. */
  make: (rest: string) => Promise<Props | Moved | null>;
  /** Of a static shell by default. */
  life?: PageLife;
  /** The paths that the build makes ahead; by default the pattern itself where it has no `*`. Must not reject. */
  prebuilt?: () => Promise<readonly string[]>;
}

/** The first row that matches wins, so a fixed path stands before the pattern that would match it too. */
export function findCatchAllPage<Props>(
  pages: readonly CatchAllPage<Props>[],
  path: string,
): { page: CatchAllPage<Props>; rest: string } | null {
  for (const page of pages) {
    if (page.pattern === path) return { page, rest: '' };
    if (!page.pattern.endsWith('*')) continue;
    const folder = page.pattern.slice(0, -1);
    const rest = path.startsWith(folder) ? path.slice(folder.length) : '';
    if (rest !== '' && !rest.includes('/')) return { page, rest };
  }
  return null;
}
