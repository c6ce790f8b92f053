import { readFileSync } from 'node:fs';
import { Aspects } from 'aws-cdk-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { secretNames } from '../../packages/core/src/config.ts';
import { MAX_RECEIVES } from '../../packages/core/src/refresh-queue.ts';
import { routes } from '../../packages/core/src/routes.ts';
import { countedBy, drawnIn, watched, watchedIn } from './alarm-table.ts';
import { schemaProblems } from './check-schema.ts';
import { isAnsweredBy, nagAnswers } from './nag-answers.ts';
import { collectFindings } from './nag-findings.ts';
import {
  exampleEnvironment,
  functionIn,
  resourceOf,
  resourcesOf,
  type Synthesis,
  synthesise,
} from './synthesise.ts';

let all: Synthesis;
const nag = collectFindings();

// Bundles the functions for real, without an account and without a network. One synthesis for every test: it is slow.
beforeAll(async () => {
  all = await synthesise('prod', { prepare: (app) => Aspects.of(app).add(nag.checks) });
});

const lambda = (name: string) => functionIn(all, name);

describe('every template', () => {
  it('fits AWS’s own schema', () => {
    const problems = resourcesOf(all).flatMap(({ name, type, properties }) =>
      schemaProblems(type, properties).map((problem) => `${name}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('has no finding of AWS Solutions without a written reason, and no reason without a finding', () => {
    expect(nag.failures).toEqual([]);
    const open = nag.findings.filter(
      (finding) => !nagAnswers.some((answer) => isAnsweredBy(answer, finding)),
    );
    expect(open.map(({ rule, resource, info }) => `${rule} ${resource}: ${info}`)).toEqual([]);
    const unused = nagAnswers.filter((answer) => !nag.findings.some((each) => isAnsweredBy(answer, each)));
    expect(unused).toEqual([]);
  });

  it('contains the value of no secret', () => {
    const texts = [...all.templates.values()].map((template) => JSON.stringify(template.toJSON()));
    for (const name of secretNames()) {
      const value = exampleEnvironment[name];
      for (const text of texts) expect(value === undefined || !text.includes(value), name).toBe(true);
    }
  });

  it('tags what costs money with app and stage', () => {
    for (const type of [
      'AWS::Lambda::Function',
      'AWS::DynamoDB::Table',
      'AWS::S3::Bucket',
      'AWS::SQS::Queue',
    ]) {
      for (const { name, properties } of resourcesOf(all, type)) {
        const tags = Object.fromEntries(
          properties.Tags.map(({ Key, Value }: { Key: string; Value: unknown }) => [Key, Value]),
        );
        expect(tags, name).toMatchObject({ app: 'storefront', stage: 'prod' });
      }
    }
  });

  it('stores no log for ever', () => {
    for (const { name, properties } of resourcesOf(all, 'AWS::Logs::LogGroup')) {
      expect(properties.RetentionInDays, name).toBeGreaterThan(0);
    }
  });
});

describe('the cache’s table', () => {
  it('grows by demand, forgets expired rows, can be restored and stays when the stack goes', () => {
    const { properties, deletionPolicy } = resourceOf(all, 'AWS::DynamoDB::Table');
    expect(properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
    expect(deletionPolicy).toBe('Retain');
  });
});

describe('the queue of changes', () => {
  it('gives what fails too often to the dead letters, and outlasts the worker', () => {
    const [refresh] = resourcesOf(all, 'AWS::SQS::Queue', 'queue').filter(
      ({ properties }) => properties.QueueName === 'storefront-prod-refresh',
    );
    expect(refresh?.properties.RedrivePolicy.maxReceiveCount).toBe(MAX_RECEIVES);
    expect(refresh?.properties.VisibilityTimeout).toBe(6 * lambda('refresh').Timeout);
    const [source] = resourcesOf(all, 'AWS::Lambda::EventSourceMapping', 'jobs');
    expect(source?.properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BatchSize: 100,
      MaximumBatchingWindowInSeconds: 1,
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  it('has functions beside it that run by the clock', () => {
    const rates = resourcesOf(all, 'AWS::Events::Rule').map(
      ({ properties }) => properties.ScheduleExpression,
    );
    expect(rates.toSorted()).toEqual(['rate(1 day)', 'rate(1 hour)', 'rate(10 minutes)']);
    const attempts = resourcesOf(all, 'AWS::Lambda::EventInvokeConfig').map(
      ({ properties }) => properties.MaximumRetryAttempts,
    );
    expect(attempts).toEqual([0, 0, 0]);
  });

  it.each([
    ['sweep', 6],
    ['sitemap', 1],
    ['prices', 1],
  ])('has an alarm about %s that %i runs in an hour can cause', (job, runs) => {
    const alarm = resourcesOf(all, 'AWS::CloudWatch::Alarm').find(
      ({ properties }) => properties.AlarmName === `storefront-prod-job-${job}`,
    )?.properties;
    expect(alarm).toMatchObject({ Period: 3_600, EvaluationPeriods: 1, Statistic: 'Sum' });
    expect(runs).toBeGreaterThan(Number(alarm?.Threshold));
  });
});

describe('the distribution', () => {
  const distribution = () => resourceOf(all, 'AWS::CloudFront::Distribution').properties.DistributionConfig;

  it('has a behaviour for each row of the table of routes and each public file, in their order, and no other', () => {
    const patterns = distribution().CacheBehaviors.map(
      ({ PathPattern }: { PathPattern: string }) => PathPattern,
    );
    const rows = routes.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*');
    expect(patterns).toEqual([...rows, '/brand/*', '/icons.svg']);
  });

  it('stays well below the 75 behaviours that an AWS account may have in a distribution', () => {
    expect(distribution().CacheBehaviors.length + 1).toBeLessThanOrEqual(60);
  });

  it('says the secret to both origins that are functions, and signs its requests to the bucket', () => {
    const header = {
      HeaderName: 'x-origin-secret',
      HeaderValue: '{{resolve:secretsmanager:storefront/prod:SecretString:ORIGIN_SECRET}}',
    };
    const byId = new Map(distribution().Origins.map((origin: { Id: string }) => [origin.Id, origin]));
    for (const id of ['site', 'functions']) {
      expect(byId.get(id), id).toMatchObject({
        OriginCustomHeaders: [header],
        CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
      });
    }
    const others = [...byId].filter(([id]) => id !== 'site' && id !== 'functions');
    expect(others).toHaveLength(1);
    expect(others[0]?.[1]).toMatchObject({
      OriginPath: '/_assets',
      OriginAccessControlId: expect.anything(),
    });
  });

  it('requests pages through one cache for all regions, beside the site', () => {
    const shields = distribution().Origins.map((origin: { Id: string; OriginShield?: object }) => [
      origin.Id,
      origin.OriginShield,
    ]);
    expect(new Map(shields).get('site')).toEqual({ Enabled: true, OriginShieldRegion: 'us-east-1' });
  });

  it('speaks HTTP/3, only TLS 1.2 and newer, under the shop’s name, behind the firewall', () => {
    expect(distribution()).toMatchObject({
      Aliases: ['www.shop.example'],
      HttpVersion: 'http2and3',
      WebACLId: expect.anything(),
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      Logging: { Prefix: 'cdn/' },
    });
    for (const behaviour of [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors]) {
      expect(behaviour).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
    }
  });

  it('stores no error longer than its own response says', () => {
    for (const response of distribution().CustomErrorResponses) expect(response.ErrorCachingMinTTL).toBe(0);
  });
});

describe('the site', () => {
  it('is switched over after its files are uploaded, and deletes none of a former build', () => {
    const [server] = resourcesOf(all, 'AWS::Lambda::Function', 'site').filter(
      ({ properties }) => properties.FunctionName === 'storefront-prod-server',
    );
    const uploads = resourcesOf(all, 'Custom::CDKBucketDeployment');
    expect(uploads).toHaveLength(3);
    for (const { name, properties } of uploads) {
      expect(server?.dependsOn).toContain(name);
      expect(properties.Prune).toBe(false);
    }
    const [files] = resourcesOf(all, 'AWS::S3::Bucket', 'site').filter(
      ({ properties }) => properties.LoggingConfiguration !== undefined,
    );
    const prefixes = files?.properties.LifecycleConfiguration.Rules.flatMap(
      ({ Prefix, ExpirationInDays }: { Prefix?: string; ExpirationInDays?: number }) =>
        ExpirationInDays === undefined ? [] : [Prefix],
    );
    expect(prefixes).toEqual(['_cache/']);
  });

  it('has stale pages rebuilt by messages, because Lambda freezes a process after its response', () => {
    const [source] = resourcesOf(all, 'AWS::Lambda::EventSourceMapping', 'site');
    expect(source?.properties).toMatchObject({
      BatchSize: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(lambda('server').Environment.Variables).toMatchObject({
      REVALIDATION_QUEUE_URL: expect.anything(),
      CACHE_BUCKET_KEY_PREFIX: '_cache',
      DISTRIBUTION_PARAMETER: '/storefront/prod/distribution/id',
    });
  });
});

describe('the alarms', () => {
  it('watch metrics that exist, by every dimension that these have', () => {
    expect(watchedIn(all)).toEqual(watched);
  });

  it('have a graph each on the dashboard, beside the charges of the account', () => {
    expect(drawnIn(all)).toEqual({ ...watched, budget: 'AWS/Billing EstimatedCharges (Currency=USD)' });
  });

  it('about freshness and prices watch what these jobs count', async () => {
    for (const [job, alarm] of [
      ['sweep', 'freshness'],
      ['prices', 'price-truth'],
    ] as const) {
      const { METRICS_NAMESPACE: namespace } = lambda(job).Environment.Variables;
      expect(await countedBy(job, namespace), job).toEqual([watched[alarm]]);
    }
  });

  it('about the CDN and cold starts have the metrics that AWS makes only on demand', () => {
    const { properties: subscription } = resourceOf(all, 'AWS::CloudFront::MonitoringSubscription');
    expect(subscription).toEqual({
      DistributionId: { Ref: resourceOf(all, 'AWS::CloudFront::Distribution').name },
      MonitoringSubscription: {
        RealtimeMetricsSubscriptionConfig: { RealtimeMetricsSubscriptionStatus: 'Enabled' },
      },
    });
    const { properties: filter } = resourceOf(all, 'AWS::Logs::MetricFilter');
    const { LogGroup, LogFormat = 'Text' } = lambda('server').LoggingConfig;
    // The last line of a start, which Lambda writes so in this format only.
    expect([LogFormat, filter.FilterPattern, filter.LogGroupName]).toEqual([
      'Text',
      '"Init Duration"',
      LogGroup,
    ]);
    const [{ MetricNamespace, MetricName }] = filter.MetricTransformations;
    expect(`${MetricNamespace} ${MetricName}`).toBe(watched['cold-starts']);
  });

  it('are all sent somewhere, and docs/operations.md says what to do about each', () => {
    const manual = readFileSync('docs/operations.md', 'utf8');
    const rows = resourcesOf(all, 'AWS::CloudWatch::Alarm');
    expect(rows.length).toBeGreaterThan(10);
    for (const { name, properties } of rows) {
      expect(properties.AlarmActions, name).toHaveLength(1);
      const heading = String(properties.AlarmName).replace('storefront-prod-', '');
      expect(manual, heading).toContain(`### ${heading}\n`);
    }
    expect(resourceOf(all, 'AWS::SNS::Subscription').properties.Endpoint).toBe('team@shop.example');
    expect(resourceOf(all, 'AWS::Budgets::Budget').properties.NotificationsWithSubscribers).toHaveLength(2);
  });
});

describe('the firewall', () => {
  it('counts accounts, gifts, endpoints and everything else apart, and leaves signed bursts through', () => {
    const { Rules, Scope } = resourceOf(all, 'AWS::WAFv2::WebACL').properties;
    expect(Scope).toBe('CLOUDFRONT');
    const limits = Rules.flatMap(
      ({ Name, Statement }: { Name: string; Statement: { RateBasedStatement?: { Limit: number } } }) =>
        Statement.RateBasedStatement === undefined ? [] : [[Name, Statement.RateBasedStatement.Limit]],
    );
    expect(limits).toEqual([
      ['rate-signed', 20_000],
      ['rate-accounts', 100],
      ['rate-gifts', 100],
      ['rate-endpoints', 1_500],
      ['rate-everything', 6_000],
    ]);
    const priorities = Rules.map(({ Priority }: { Priority: number }) => Priority);
    expect(new Set(priorities).size).toBe(priorities.length);
  });
});
