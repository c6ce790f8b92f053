import type { LogFields } from './log.ts';

export interface Measured {
  /** Path as the route table writes it. */
  door: string;
  status: number;
  durationMs: number;
  at: number;
}

/** Fields that make a log line count as metrics, in CloudWatch's embedded metric format. */
export function requestMetrics({ door, status, durationMs, at }: Measured): LogFields {
  return {
    _aws: {
      Timestamp: at,
      CloudWatchMetrics: [
        {
          Namespace: 'Storefront',
          Dimensions: [['door']],
          Metrics: [
            { Name: 'durationMs', Unit: 'Milliseconds' },
            { Name: 'failures', Unit: 'Count' },
          ],
        },
      ],
    },
    door,
    durationMs,
    failures: status >= 500 ? 1 : 0,
  };
}
