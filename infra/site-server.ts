import { Duration } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  Code,
  type FunctionUrl,
  FunctionUrlAuthType,
  Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct, IDependable } from 'constructs';
import type { Stack } from 'sst/constructs';
import type { CacheTable } from './cache-stack.ts';
import { functionOptions, statementsFor } from './lambda-functions.ts';
import type { Artefact } from './site-artefact.ts';
import { nameIn } from './stage.ts';
import { allTableActions } from './variables.ts';

/** One core; pages are made by the processor, and 175 MB are in use. */
const MEMORY_MB = 1_769;
const TIMEOUT_S = 30;

export interface ServerParts {
  artefact: Artefact;
  bucket: Bucket;
  /** What must be in the bucket before the new server is switched to. */
  uploads: readonly IDependable[];
  environment: Record<string, string>;
  table: CacheTable;
}

/**
 * The function that makes pages, its address, and the queue through which stale pages are rebuilt: a stale page is
 * served at once, and a message has it rebuilt by a request of its own, so that no work is left in a process that
 * Lambda freezes.
 */
export function addSiteServer(
  stack: Stack,
  parts: ServerParts,
): { server: LambdaFunction; url: FunctionUrl; coldStarts: Metric } {
  const { artefact, bucket, table } = parts;
  const stalePages = addStaleQueue(stack);
  const server = new LambdaFunction(stack, 'server', {
    ...functionOptions(stack, 'server'),
    description: 'The site',
    handler: 'storefront.handler',
    code: Code.fromAsset(artefact.server),
    memorySize: MEMORY_MB,
    timeout: Duration.seconds(TIMEOUT_S),
    environment: {
      ...parts.environment,
      CACHE_BUCKET_NAME: bucket.bucketName,
      CACHE_BUCKET_KEY_PREFIX: '_cache',
      CACHE_BUCKET_REGION: stack.region,
      REVALIDATION_QUEUE_URL: stalePages.queueUrl,
      REVALIDATION_QUEUE_REGION: stack.region,
    },
  });
  for (const upload of parts.uploads) server.node.addDependency(upload);
  const statements = [
    ...statementsFor({ table: allTableActions, queue: [] }, { table }),
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [stalePages.queueArn] }),
    new PolicyStatement({
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: [bucket.arnForObjects('_cache/*')],
    }),
    // Without it a page that was never made is 403 and not 404.
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': '_cache/*' } },
    }),
  ];
  for (const statement of statements) server.addToRolePolicy(statement);
  const worker = new LambdaFunction(stack, 'stale-pages-worker', {
    ...functionOptions(stack, 'stale-pages-worker'),
    description: 'Has the site rebuild stale pages',
    handler: 'index.handler',
    code: Code.fromAsset(artefact.revalidation),
    memorySize: 128,
    timeout: Duration.seconds(60),
  });
  worker.addEventSource(new SqsEventSource(stalePages, { batchSize: 5, reportBatchItemFailures: true }));
  // The function itself refuses whoever does not know the secret of the edge.
  const url = server.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  return { server, url, coldStarts: countColdStarts(stack, server.logGroup) };
}

/** Lambda reports the time of a start in the last line of its first request. */
function countColdStarts(stack: Stack, logGroup: ILogGroup): Metric {
  const filter = new MetricFilter(stack, 'cold-starts', {
    logGroup,
    filterPattern: FilterPattern.literal('"Init Duration"'),
    metricNamespace: nameIn(stack.stage, 'site'),
    metricName: 'coldStarts',
  });
  return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) });
}

function addStaleQueue(scope: Stack & Construct): Queue {
  const common = { fifo: true, encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const queue = new Queue(scope, 'stale-pages', {
    ...common,
    visibilityTimeout: Duration.minutes(6),
    deadLetterQueue: {
      // The page's next visitor sends another message, so nobody has to send these again.
      queue: new Queue(scope, 'stale-pages-dead-letters', { ...common, retentionPeriod: Duration.days(4) }),
      maxReceiveCount: 3,
    },
  });
  return queue;
}
