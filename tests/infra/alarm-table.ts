import { vi } from 'vitest';
import { resourceOf, resourcesOf, type Synthesis } from './synthesise.ts';

/** What each alarm watches: namespace, metric, and every dimension, as the service that counts names them. */
export const watched: Readonly<Record<string, string>> = {
  'errors-of-the-shop': 'AWS/CloudFront 5xxErrorRate (DistributionId=site:distribution, Region=Global)',
  'errors-of-the-site': 'AWS/Lambda Errors (FunctionName=site:server)',
  'errors-of-functions': 'AWS/ApiGateway 5xx (ApiId=api:httpApi)',
  throttles: 'AWS/Lambda Throttles',
  concurrency: 'AWS/Lambda ConcurrentExecutions',
  'cache-hits': 'AWS/CloudFront CacheHitRate (DistributionId=site:distribution, Region=Global)',
  'dead-letters': 'AWS/SQS ApproximateNumberOfMessagesVisible (QueueName=queue:refreshdeadletters)',
  'late-changes': 'AWS/SQS ApproximateAgeOfOldestMessage (QueueName=queue:refreshqueue)',
  'errors-of-the-worker': 'AWS/Lambda Errors (FunctionName=jobs:refresh)',
  freshness: 'storefront-prod-functions outsideFailures (provider=freshness, service=storefront)',
  'price-truth': 'storefront-prod-functions outsideFailures (provider=price-truth, service=storefront)',
  'job-sweep': 'AWS/Lambda Errors (FunctionName=jobs:sweep)',
  'job-sitemap': 'AWS/Lambda Errors (FunctionName=jobs:sitemap)',
  'job-prices': 'AWS/Lambda Errors (FunctionName=jobs:prices)',
  'cold-starts': 'storefront-prod-site coldStarts',
  // Only firewalls of a region have a dimension for it.
  'refused-by-firewall': 'AWS/WAFV2 BlockedRequests (Rule=ALL, WebACL=storefront-prod-firewall)',
};

function say(namespace: string, metric: string, dimensions: readonly (readonly [string, string])[]): string {
  const named = dimensions.map(([name, value]) => `${name}=${value}`).toSorted();
  return named.length === 0 ? `${namespace} ${metric}` : `${namespace} ${metric} (${named.join(', ')})`;
}

/** `site:server` for what another stack exports. */
function nameOf(value: unknown): string {
  const text = typeof value === 'string' ? value : String(Object(value)['Fn::ImportValue']);
  return text.replace(
    /^prod-storefront-(\w+):ExportsOutput(?:Ref|FnGetAtt)([A-Za-z]+?)[\dA-F]{8}(?:\w+)?[\dA-F]{8}$/,
    '$1:$2',
  );
}

/** What the alarms watch, by their names without the stage's. */
export function watchedIn(all: Synthesis): Record<string, string> {
  return Object.fromEntries(
    resourcesOf(all, 'AWS::CloudWatch::Alarm').map(({ properties }) => {
      const { AlarmName, Namespace, MetricName, Dimensions = [] } = properties;
      const dimensions = Dimensions.map(({ Name, Value }: { Name: string; Value: unknown }) => [
        Name,
        nameOf(Value),
      ]);
      return [AlarmName.replace('storefront-prod-', ''), say(Namespace, MetricName, dimensions)];
    }),
  );
}

/** What the graphs of the dashboard draw, by the beginning of their titles. */
export function drawnIn(all: Synthesis): Record<string, string> {
  const { DashboardBody: body } = resourceOf(all, 'AWS::CloudWatch::Dashboard').properties;
  const parts: unknown[] = body['Fn::Join'][1];
  const { widgets } = JSON.parse(parts.map(nameOf).join(''));
  return Object.fromEntries(
    widgets.flatMap(({ type, properties }: { type: string; properties: ReturnType<typeof Object> }) => {
      if (type !== 'metric') return [];
      const [[namespace, metric, ...rest]] = properties.metrics;
      const names: string[] = rest.slice(0, -1);
      const dimensions = names.flatMap((name, at) =>
        at % 2 === 0 ? [[name, String(names[at + 1])] as const] : [],
      );
      return [[properties.title.replace(/:.*/, ''), say(namespace, metric, dimensions)]];
    }),
  );
}

/** What a job counts of its find, with the environment of its deployment. */
export async function countedBy(job: 'sweep' | 'prices', namespace: string): Promise<string[]> {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  vi.stubEnv('METRICS_NAMESPACE', namespace);
  vi.resetModules();
  try {
    const { cloudMeter: meter } = await import('../../packages/functions/src/observe/meter.ts');
    await jobs[job](meter);
  } finally {
    vi.unstubAllEnvs();
    spy.mockRestore();
  }
  return lines.map((line) => {
    const { _aws, ...values } = JSON.parse(line);
    const [{ Namespace, Dimensions, Metrics }] = _aws.CloudWatchMetrics;
    const dimensions = Dimensions[0].map((name: string) => [name, values[name]]);
    return say(Namespace, Metrics[0].Name, dimensions);
  });
}

type FailureMeter = { failure: (of: string) => void };

const quiet = { info: () => {}, error: () => {} };
const OLD = '2026-11-22T10:00:00Z';
const NEW = '2026-11-22T11:00:00Z';

const jobs = {
  async sweep(meter: FailureMeter) {
    const { sweepPages } = await import('../../packages/functions/src/jobs/sweep-pages.ts');
    const receipt = JSON.stringify({ builtAt: OLD, sources: { 'product:slip': OLD } });
    const text = `<script type="application/json" id="receipt">${receipt}</script>`;
    await sweepPages({
      siteUrl: 'https://shop.example',
      http: { send: async () => ({ status: 200, headers: new Headers(), text }) },
      pages: { mostVisited: async () => ['/products/slip'] },
      versions: { versionOf: async () => NEW },
      refreshLater: async () => {},
      clock: { now: () => Date.parse('2026-11-22T12:00:00Z') },
      log: quiet,
      meter,
    });
  },
  async prices(meter: FailureMeter) {
    const { reportPrices } = await import('../../packages/functions/src/jobs/report-prices.ts');
    const seen = {
      piece: { card: '$1', page: '$2', structuredData: '$1' },
      size: { page: '$1', structuredData: '$1', bag: '$1' },
    };
    reportPrices([{ handle: 'slip', variantId: '70', country: 'US', seen }], { log: quiet, meter });
  },
};
