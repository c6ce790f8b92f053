import { cacheHitRate, loads, simulateVisits, visitMix } from './simulate-visits.ts';

/** `npm run simulate:visits`: the tables of `docs/scale.md`, from a visit log of 20,000,000 requests at most. */
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

console.log('products   visits/s   one cache   CDN alone   at once   visitor waits   rebuilt   CacheHitRate');
for (const load of loads) {
  for (const hasShield of [false, true]) {
    const shares = simulateVisits({ ...load, caches: hasShield ? 1 : load.caches });
    const cells = [shares.hits, shares.staleHits, shares.misses, shares.rebuilds].map(percent).join('  ');
    const rate = percent(cacheHitRate(shares, visitMix));
    console.log(
      `${load.pages}`.padEnd(11),
      `${load.perSecond}`.padEnd(10),
      hasShield ? 'yes' : 'no ',
      cells,
      rate,
    );
  }
}
