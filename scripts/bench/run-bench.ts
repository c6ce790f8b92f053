import { bagMeasurements } from './bag.ts';
import { measureContentQueries, measurePreviewQueries } from './content-query.ts';
import { artefactMeasurements } from './deployed-site.ts';
import { functionMeasurements } from './function-measurements.ts';
import {
  measureClients,
  measureCollectionPage,
  measureFacets,
  measureHeap,
  measureHeavyQuery,
  measureLargeProduct,
  measureSearch,
  measureStart,
  measureTagSearch,
} from './large-shop.ts';
import { listingMeasurements } from './listing-choice.ts';
import { scrollMeasurements } from './listing-scroll.ts';
import { measureMachineSpeed } from './machine-speed.ts';
import { measureOrderHistory } from './order-history.ts';
import { buildMeasurements } from './page-builds.ts';
import { loadMeasurements } from './page-load.ts';
import { measureProductQuery } from './product-query.ts';
import { sizeMeasurements } from './product-size.ts';
import { measureRecommendations } from './recommendations.ts';
import { searchMeasurements } from './search-quality.ts';
import { shellMeasurements } from './shell-panels.ts';
import { measureSynthesis } from './synthesis.ts';
import { choiceMeasurements } from './visitor-choices.ts';
import { wishlistMeasurements } from './wishlists.ts';

interface Measurement {
  name: string;
  /** Of the median, in milliseconds unless `unit` says otherwise; null when the measurement only must not fail. */
  limitMs: number | null;
  unit?: string;
  measure: () => Promise<number[]>;
}

/** The measurements with their limits; `npm run bench -- words` chooses those whose names contain all the words. */
const measurements: Measurement[] = [
  { name: 'commerce double: product query', limitMs: 3, measure: measureProductQuery },
  { name: 'commerce double: 500 orders', limitMs: 200, measure: measureOrderHistory },
  { name: 'search double: recommendations', limitMs: 15, measure: measureRecommendations },
  { name: '5,000 documents: content query', limitMs: 15, measure: measureContentQueries },
  { name: '5,000 documents: preview query', limitMs: 15, measure: measurePreviewQueries },
  { name: '10,000 products: start', limitMs: 5000, measure: measureStart },
  { name: '10,000 products: heap', limitMs: 500, unit: 'MB', measure: measureHeap },
  { name: '10,000 products: product', limitMs: 3, measure: measureLargeProduct },
  { name: '10,000 products: collection page', limitMs: 25, measure: measureCollectionPage },
  { name: '10,000 products: all facets', limitMs: 30, measure: measureFacets },
  { name: '10,000 products: 250 × 100 variants', limitMs: 1000, measure: measureHeavyQuery },
  { name: '10,000 products: tag:a OR tag:b', limitMs: 40, measure: measureTagSearch },
  { name: '10,000 products: search', limitMs: 40, measure: measureSearch },
  { name: '10,000 products: 50 clients', limitMs: null, measure: measureClients },
  ...buildMeasurements,
  ...searchMeasurements,
  ...functionMeasurements,
  ...artefactMeasurements,
  { name: 'synthesis of all stacks', limitMs: 30_000, measure: measureSynthesis },
  ...(await shopMeasurements(process.env.SITE_URL ?? 'http://localhost:3000')),
];

let isOver = false;
const wanted = process.argv.slice(2);
const chosen = measurements.filter(({ name }) => wanted.every((word) => name.includes(word)));
if (chosen.some(({ name }) => name.includes('CPU'))) {
  const index = await measureMachineSpeed();
  console.log(
    `\nLighthouse’s benchmark index of this machine: ${index.toFixed(0)}. A quarter of that is a phone of ${(index / 4).toFixed(0)}; mid-range phones have 125 and more.`,
  );
}
console.log('\n                                     p50        p95 limit (p50)');
for (const { name, limitMs, unit = 'ms', measure } of chosen) {
  const times = (await measure()).toSorted((a, b) => a - b);
  const p50 = percentile(times, 0.5);
  const isFast = limitMs === null || p50 <= limitMs;
  isOver ||= !isFast;
  const shown = [p50, percentile(times, 0.95), limitMs].map((value) => format(value, unit)).join(' ');
  console.log(`${name.padEnd(32)} ${shown}  ${isFast ? 'ok' : 'TOO MUCH'}`);
}
process.exitCode = isOver ? 1 : 0;

/** The measurements of the shop that is open at `siteUrl`; none when no shop is open. */
async function shopMeasurements(siteUrl: string): Promise<Measurement[]> {
  const isOpen = await fetch(siteUrl).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isOpen) {
    return [
      ...shellMeasurements(siteUrl),
      ...bagMeasurements(siteUrl),
      ...wishlistMeasurements(siteUrl),
      ...listingMeasurements(siteUrl),
      ...scrollMeasurements(siteUrl),
      ...loadMeasurements(siteUrl),
      ...sizeMeasurements(siteUrl),
      ...choiceMeasurements(siteUrl),
    ];
  }
  console.log(`No shop is open at ${siteUrl}: its pages are not measured (npm start opens one).`);
  return [];
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
}

function format(value: number | null, unit: string): string {
  return (value === null ? '–' : `${value.toFixed(2)} ${unit}`).padStart(10);
}
