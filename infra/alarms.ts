import { Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  Alarm,
  CfnDashboard,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { type Stack, type StackContext, use } from 'sst/constructs';
import { api } from './api.ts';
import { firewall } from './firewall.ts';
import { jobs } from './jobs.ts';
import { queue } from './queue-stack.ts';
import { settingsOf } from './settings-of.ts';
import { site } from './site-stack.ts';
import { metricsOf, nameIn } from './stage.ts';

interface AlarmRow {
  /** The heading in `docs/operations.md` that says what to do. */
  name: string;
  what: string;
  metric: IMetric;
  threshold: number;
  isBelow?: boolean;
  /** Spans in a row, of the metric's period. */
  spans?: number;
}

const FIVE_MINUTES = Duration.minutes(5);

/** Alarms go to one address by e-mail; one dashboard shows what they watch. */
export function alarms({ stack }: StackContext): { rows: readonly AlarmRow[] } {
  const { alarmEmail, monthlyBudgetUsd } = settingsOf(stack.stage);
  const topic = new Topic(stack, 'alarms', { topicName: nameIn(stack.stage, 'alarms'), enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  const rows = alarmRows(stack);
  for (const row of rows) addAlarm(stack, row, topic);
  addDashboard(stack, rows, monthlyBudgetUsd);
  addBudget(stack, monthlyBudgetUsd, alarmEmail);
  return { rows };
}

function alarmRows(stack: Stack): AlarmRow[] {
  const { distribution, server, coldStarts } = use(site);
  const { refreshQueue, deadLetters } = use(queue);
  const { worker, jobFunctions } = use(jobs);
  const sum = { statistic: 'Sum', period: FIVE_MINUTES };
  const ofCdn = cdnMetric(distribution);
  return [
    {
      name: 'errors-of-the-shop',
      what: 'Responses 5xx of the CDN, percent',
      metric: ofCdn('5xxErrorRate'),
      threshold: 1,
      spans: 2,
    },
    {
      name: 'errors-of-the-site',
      what: 'Failures of the function that makes pages',
      metric: server.metricErrors(sum),
      threshold: 5,
    },
    {
      name: 'errors-of-functions',
      what: 'Responses 5xx of endpoints',
      metric: use(api).api.cdk.httpApi.metricServerError(sum),
      threshold: 20,
    },
    { name: 'throttles', what: 'Calls that Lambda refused', metric: regionMetric('Throttles'), threshold: 0 },
    {
      name: 'concurrency',
      what: 'Functions at work at once; an account begins with 1,000',
      metric: regionMetric('ConcurrentExecutions', 'Maximum'),
      threshold: 800,
    },
    {
      name: 'cache-hits',
      what: 'Requests that the CDN answers itself, percent, files included',
      metric: ofCdn('CacheHitRate'),
      // A small shop has 70 or more: pages are rarely new enough, files always. Below, files are requested anew.
      threshold: 45,
      isBelow: true,
      spans: 6,
    },
    {
      name: 'dead-letters',
      what: 'Changes that could not be shown',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible(),
      threshold: 0,
    },
    {
      name: 'late-changes',
      what: 'Age of the oldest change in the queue, seconds',
      metric: refreshQueue.metricApproximateAgeOfOldestMessage(),
      threshold: 600,
    },
    {
      name: 'errors-of-the-worker',
      what: 'Failures of the worker of the queue',
      metric: worker.metricErrors(sum),
      threshold: 5,
    },
    {
      name: 'freshness',
      what: 'Pages found with an old version',
      metric: countedByJob(stack, 'freshness'),
      threshold: 5,
    },
    {
      name: 'price-truth',
      what: 'Sampled sizes with two prices',
      metric: countedByJob(stack, 'price-truth'),
      threshold: 0,
    },
    ...Object.entries(jobFunctions).map(([name, job]) => ({
      name: `job-${name}`,
      what: 'Failures of a scheduled function',
      metric: job.metricErrors({ statistic: 'Sum', period: Duration.hours(1) }),
      // One that runs once an hour or once a day cannot fail twice in an hour.
      threshold: name === 'sweep' ? 1 : 0,
    })),
    {
      name: 'cold-starts',
      what: 'Starts of the site’s function',
      metric: coldStarts,
      threshold: 500,
    },
    {
      name: 'refused-by-firewall',
      what: 'Requests that the firewall refused',
      metric: firewallMetric(),
      threshold: 5_000,
    },
  ];
}

function addAlarm(stack: Stack, row: AlarmRow, topic: Topic): void {
  const { name, what, metric, threshold, isBelow = false, spans = 1 } = row;
  const alarm = new Alarm(stack, `alarm-${name}`, {
    alarmName: nameIn(stack.stage, name),
    alarmDescription: `${what}. What to do: docs/operations.md, "${name}".`,
    metric,
    threshold,
    evaluationPeriods: spans,
    comparisonOperator: isBelow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
}

function addDashboard(stack: Stack, rows: readonly AlarmRow[], monthlyBudgetUsd: number): void {
  const name = nameIn(stack.stage, 'shop');
  const markdown = `# ${name}\nEach graph has an alarm of its name; docs/operations.md says what to do.`;
  // A budget has no metric of its own. CloudWatch knows the charges of the whole account, all stages together.
  const charges = {
    name: 'budget',
    what: 'Charges of the account this month, USD',
    metric: new Metric({
      namespace: 'AWS/Billing',
      metricName: 'EstimatedCharges',
      dimensionsMap: { Currency: 'USD' },
      statistic: 'Maximum',
      period: Duration.hours(6),
    }),
    threshold: monthlyBudgetUsd,
  };
  const graphs = [...rows, charges].map((row) => ({
    type: 'metric',
    width: 8,
    height: 6,
    properties: graphOf(stack, row),
  }));
  const heading = { type: 'text', width: 24, height: 2, properties: { markdown } };
  new CfnDashboard(stack, 'dashboard', {
    dashboardName: name,
    dashboardBody: stack.toJsonString({ widgets: [heading, ...graphs] }),
  });
}

function graphOf(stack: Stack, { name, what, metric, threshold }: AlarmRow) {
  const { metricStat } = metric.toMetricConfig();
  if (metricStat === undefined) throw new Error(`The metric of ${name} cannot be drawn.`);
  const { namespace, metricName, dimensions = [], period, statistic } = metricStat;
  const named = dimensions.flatMap((dimension) => [dimension.name, dimension.value]);
  return {
    title: `${name}: ${what}`,
    region: stack.region,
    view: 'timeSeries',
    metrics: [[namespace, metricName, ...named, { stat: statistic, period: period.toSeconds() }]],
    annotations: { horizontal: [{ value: threshold, label: 'alarm' }] },
  };
}

/** Says so when the month will cost more than planned, before it did. */
function addBudget(stack: Stack, amount: number, address: string): void {
  const subscribers = [{ subscriptionType: 'EMAIL', address }];
  const notice = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: 'PERCENTAGE',
      comparisonOperator: 'GREATER_THAN',
    },
    subscribers,
  });
  new CfnBudget(stack, 'budget', {
    budget: {
      budgetName: nameIn(stack.stage, 'monthly'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${stack.stage}`] },
    },
    notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
  });
}

/** CloudFront reports as a region of its own, in us-east-1. */
function cdnMetric({ distributionId }: Distribution): (metricName: string) => Metric {
  return (metricName) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      statistic: 'Average',
      period: FIVE_MINUTES,
    });
}

/** Of all functions of the account's region. */
function regionMetric(metricName: string, statistic = 'Sum'): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: FIVE_MINUTES });
}

/** What `jobs/sweep-pages.ts` and `jobs/compare-prices.ts` count by `observe/meter.ts`. */
function countedByJob(stack: Stack, provider: string): Metric {
  return new Metric({
    namespace: metricsOf(stack.stage),
    metricName: 'outsideFailures',
    dimensionsMap: { service: 'storefront', provider },
    statistic: 'Sum',
    period: Duration.hours(1),
  });
}

/** A firewall before CloudFront counts without a region; with one the metric would be another, of which nothing is known. */
function firewallMetric(): Metric {
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: use(firewall).aclName, Rule: 'ALL' },
    statistic: 'Sum',
    period: FIVE_MINUTES,
  });
}
