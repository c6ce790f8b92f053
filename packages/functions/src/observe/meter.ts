import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { processEnvironment } from '@storefront/core/environment';

export interface RequestMeasurement {
  /** Path as the routes write it. */
  route: string;
  status: number;
  durationMs: number;
}

/** Counts what happens, so that even an event that is only logged can raise an alarm. */
export interface Meter {
  /** Called with each invocation; the first one of a process counts. */
  coldStart(functionName?: string): void;
  request(measurement: RequestMeasurement): void;
  /** A failure of a provider's role, of the cache or of the queue, even where no shopper notices it. */
  failure(of: string): void;
}

/**
 * In the namespace of the stage: `durationMs`, `failures` (status 500 and above) and `refusals` (400 to 499) by `route`,
 * `outsideFailures` by `provider`, each beside the dimension `service`, and `ColdStart`.
 */
const metrics = new Metrics({
  namespace: processEnvironment().METRICS_NAMESPACE ?? 'Storefront',
  serviceName: 'storefront',
});

/** CloudWatch's embedded metric format; each count is a line of its own, so that requests do not mix theirs. */
export const cloudMeter: Meter = {
  coldStart(functionName) {
    metrics.captureColdStartMetric(functionName);
  },
  request({ route, status, durationMs }) {
    metrics
      .addDimension('route', route)
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
