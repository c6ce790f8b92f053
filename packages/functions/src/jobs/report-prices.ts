import { isOnePrice, type PriceSample } from '@storefront/core/product/price-truth';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface PriceReport {
  samples: number;
  different: number;
}

/** Counts each sample with two prices as a failure of `price-truth` and names it in the log. */
export function reportPrices(
  samples: readonly PriceSample[],
  { log, meter }: { log: Pick<Log, 'error'>; meter: Pick<Meter, 'failure'> },
): PriceReport {
  const different = samples.filter(({ seen }) => !isOnePrice(seen));
  for (const { seen, ...sample } of different) {
    meter.failure('price-truth');
    log.error('A size has two prices', { ...sample, ...seen });
  }
  return { samples: samples.length, different: different.length };
}
