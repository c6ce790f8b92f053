import { pageLives } from '../../packages/core/src/cache/manifest.ts';
import { PAGE_CACHE_CONTROL } from '../../packages/core/src/routes.ts';

/** A shop under load. */
export interface Load {
  pages: number;
  /** Visits of pages in a second, from the whole world. */
  perSecond: number;
  visits: number;
  /** CloudFront's regional caches that visits are spread over. */
  caches: number;
  /** How long the CDN serves a page before it requests it again, and how long it may serve the old one meanwhile. */
  freshS: number;
  staleS: number;
  /** How long a made page is new. */
  rebuiltAfterS: number;
}

/** Shares of all visits. */
export interface Shares {
  /** Served by the CDN alone. */
  hits: number;
  /** Served by the CDN at once, while it requests the page from the site. */
  staleHits: number;
  /** Visitors who wait for the site. */
  misses: number;
  /** Pages that the site made or made again. */
  rebuilds: number;
}

/** What else a visitor's browser requests for each page, on average over a visit. */
export interface VisitMix {
  /** Scripts, style sheets and pictures of ours. */
  files: number;
  /** Requests that no cache may store: recommendations, the country. */
  uncached: number;
}

const secondsOf = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(PAGE_CACHE_CONTROL)?.[1]);

/** The shop's own rules: of pages at the CDN, and of product pages in the manifest. */
const rules = {
  freshS: secondsOf('s-maxage'),
  staleS: secondsOf('stale-while-revalidate'),
  rebuiltAfterS: pageLives.product.revalidateS,
};
/** CloudFront's regional caches. */
const REGIONS = 13;

/** From one store to the largest. */
export const loads: readonly Load[] = [
  { pages: 2_000, perSecond: 1, visits: 1_000_000, caches: REGIONS, ...rules },
  { pages: 10_000, perSecond: 10, visits: 1_000_000, caches: REGIONS, ...rules },
  { pages: 100_000, perSecond: 100, visits: 4_000_000, caches: REGIONS, ...rules },
  { pages: 1_000_000, perSecond: 1_000, visits: 20_000_000, caches: REGIONS, ...rules },
];

/** Half of the visitors have the files of an earlier visit; counted in a browser on five pages, `docs/scale.md`. */
export const visitMix: VisitMix = { files: 3.7, uncached: 0.6 };

/**
 * What CloudFront's metric CacheHitRate shows for such visits, at worst: it counts files as well as pages, and a page
 * that is served at once while it is requested again is counted as no hit.
 */
export function cacheHitRate({ hits }: Pick<Shares, 'hits'>, { files, uncached }: VisitMix): number {
  return (files + hits) / (files + 1 + uncached);
}

/**
 * Replays visits whose pages follow Zipf's law: the n-th most visited page has 1/n of the visits of the first. Each cache
 * keeps its own copies; the site keeps one of each page.
 */
export function simulateVisits(load: Load, random: () => number = seeded(1)): Shares {
  const { pages, perSecond, visits, caches, freshS, staleS, rebuiltAfterS } = load;
  const copies = Array.from({ length: caches }, () => new Float64Array(pages).fill(Number.NEGATIVE_INFINITY));
  const builtAt = new Float64Array(pages).fill(Number.NEGATIVE_INFINITY);
  const counts = { hits: 0, staleHits: 0, misses: 0, rebuilds: 0 };
  for (let visit = 0; visit < visits; visit += 1) {
    const now = visit / perSecond;
    const page = zipf(pages, random());
    const copy = copies[Math.floor(random() * caches)];
    const age = now - (copy?.[page] ?? Number.NEGATIVE_INFINITY);
    if (age < freshS) {
      counts.hits += 1;
      continue;
    }
    if (age < freshS + staleS) counts.staleHits += 1;
    else counts.misses += 1;
    if (copy !== undefined) copy[page] = now;
    if (now - (builtAt[page] ?? Number.NEGATIVE_INFINITY) < rebuiltAfterS) continue;
    builtAt[page] = now;
    counts.rebuilds += 1;
  }
  const share = (count: number) => count / visits;
  return {
    hits: share(counts.hits),
    staleHits: share(counts.staleHits),
    misses: share(counts.misses),
    rebuilds: share(counts.rebuilds),
  };
}

/** The rank, from 0, of which a share of all visits is for pages of higher ranks. By the integral of 1/n. */
function zipf(pages: number, share: number): number {
  return Math.min(pages - 1, Math.floor((pages + 1) ** share) - 1);
}

/** Repeatable chance (Mulberry32): the numbers of one seed are always the same, and neighbours do not depend on each other. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
