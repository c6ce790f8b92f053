import { measureProductQuery } from './product-query.ts';
import { measureRecommendations } from './recommendations.ts';

/** What must stay fast, with its limit in milliseconds for the median. */
const measurements = [
  { name: 'commerce double: product query', limitMs: 3, measure: measureProductQuery },
  { name: 'search double: recommendations', limitMs: 15, measure: measureRecommendations },
];

let isOver = false;
console.log('\n                                  p50       p95     limit (p50)');
for (const { name, limitMs, measure } of measurements) {
  const times = (await measure()).toSorted((a, b) => a - b);
  const p50 = percentile(times, 0.5);
  const isFast = p50 <= limitMs;
  isOver ||= !isFast;
  console.log(
    `${name.padEnd(32)} ${ms(p50)} ${ms(percentile(times, 0.95))} ${ms(limitMs)}  ${isFast ? 'ok' : 'TOO SLOW'}`,
  );
}
process.exitCode = isOver ? 1 : 0;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`.padStart(9);
}
