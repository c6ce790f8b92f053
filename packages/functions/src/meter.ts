import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

export interface Measured {
  /** Path as the route table writes it. */
  door: string;
  status: number;
  durationMs: number;
}

/** Counts what happens: whatever is only logged can still be seen and raise an alarm. */
export interface Meter {
  /** Called with each invocation; the first one of a process counts. */
  coldStart(functionName?: string): void;
  request(measured: Measured): void;
  /** Of a provider's role, the cache or the queue, even where nobody who asked learns of it. */
  failure(of: string): void;
}

/**
 * Namespace `Storefront`: `durationMs`, `failures` (status 500 and above) and `refusals` (400 to 499) by `door`,
 * `outsideFailures` by `provider`, each beside the dimension `service`, and `ColdStart`.
 */
const metrics = new Metrics({ namespace: 'Storefront', serviceName: 'storefront' });

/** CloudWatch's embedded metric format; each count is a line of its own, so that requests do not mix theirs. */
export const cloudMeter: Meter = {
  coldStart(functionName) {
    metrics.captureColdStartMetric(functionName);
  },
  request({ door, status, durationMs }) {
    metrics
      .addDimension('door', door)
      .addMetric('durationMs', MetricUnit.Milliseconds, durationMs)
      .addMetric('failures', MetricUnit.Count, status >= 500 ? 1 : 0)
      .addMetric('refusals', MetricUnit.Count, status >= 400 && status < 500 ? 1 : 0)
      .publishStoredMetrics();
  },
  failure(of) {
    metrics
      .addDimension('provider', of)
      .addMetric('outsideFailures', MetricUnit.Count, 1)
      .publishStoredMetrics();
  },
};
