import type { CatalogueIndex } from './catalogue-index.ts';

/** The catalogue as readers see it, which may lag behind the back office on purpose. */
export interface LiveCatalogue {
  /** What the Storefront API and the checkout read. */
  readonly served: CatalogueIndex;
  /** With every edit, also those that readers do not see yet. */
  readonly latest: CatalogueIndex;
  /** Call after every edit of what `build` reads. */
  changed(): void;
  /** Starts over without any lag. */
  reset(): void;
}

/** `lagMs` is read at every edit; `now` decides when readers see the edit, so no timer is needed. */
export function createLiveCatalogue(
  build: () => CatalogueIndex,
  now: () => number,
  lagMs: () => number,
): LiveCatalogue {
  let latest = build();
  let served = latest;
  let coming: { index: CatalogueIndex; due: number }[] = [];
  return {
    get served() {
      while (coming[0] && coming[0].due <= now()) served = coming.shift()?.index ?? served;
      return served;
    },
    get latest() {
      return latest;
    },
    changed() {
      latest = build();
      coming.push({ index: latest, due: now() + lagMs() });
    },
    reset() {
      latest = build();
      served = latest;
      coming = [];
    },
  };
}
