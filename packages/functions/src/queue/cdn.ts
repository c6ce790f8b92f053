import type { Patience } from '@storefront/core/providers/retry';

/** Forgets pages at the edge. */
export interface Cdn {
  invalidate(paths: readonly string[]): Promise<void>;
}

/** Where no CDN stands before the site. */
export const noCdn: Cdn = { invalidate: async () => {} };

const GATHER_MS = 200;

/** Gathers what is asked for within a moment into one request, because CDNs count requests. */
export function gatherInvalidations(cdn: Cdn, patience: Pick<Patience, 'wait'>): Cdn {
  let gathering: { paths: Set<string>; done: Promise<void> } | null = null;

  function begin(): { paths: Set<string>; done: Promise<void> } {
    const paths = new Set<string>();
    const done = patience.wait(GATHER_MS).then(() => {
      gathering = null;
      return cdn.invalidate([...paths]);
    });
    return { paths, done };
  }

  return {
    invalidate(paths) {
      gathering ??= begin();
      for (const path of paths) gathering.paths.add(path);
      return gathering.done;
    },
  };
}
