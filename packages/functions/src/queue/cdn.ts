import type { Backoff } from '@storefront/core/backoff';

/** The CDN before the site, whose edges store pages. */
export interface Cdn {
  invalidate(paths: readonly string[]): Promise<void>;
}

/** For a site without a CDN. */
export const noCdn: Cdn = { invalidate: async () => {} };

const BATCH_MS = 200;

/** Sends the paths of 200 milliseconds in one request, because CDNs limit and charge invalidations. */
export function batchInvalidations(cdn: Cdn, backoff: Pick<Backoff, 'wait'>): Cdn {
  let batch: { paths: Set<string>; done: Promise<void> } | null = null;

  function openBatch(): { paths: Set<string>; done: Promise<void> } {
    const paths = new Set<string>();
    const done = backoff.wait(BATCH_MS).then(() => {
      batch = null;
      return cdn.invalidate([...paths]);
    });
    return { paths, done };
  }

  return {
    invalidate(paths) {
      batch ??= openBatch();
      for (const path of paths) batch.paths.add(path);
      return batch.done;
    },
  };
}
