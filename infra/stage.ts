import { Aspects, RemovalPolicy, Tags } from 'aws-cdk-lib';
import { CfnLogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { App } from 'sst/constructs';

export const nameOfApp = 'storefront';

export const stages = ['dev', 'staging', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** CloudFront takes its certificate and its firewall from this region only, so every stage is here. */
export const region = 'us-east-1';

export function isStage(name: string): name is Stage {
  return stages.some((stage) => stage === name);
}

/** Permanent stages: what holds data (table, buckets, logs) stays when it leaves its stack, and nothing else does. */
export function isLasting(stage: string): boolean {
  return stage !== 'dev';
}

export function removalPolicyOf(stage: string): RemovalPolicy {
  return isLasting(stage) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}

/** Names that people and scripts look for: `storefront-prod-refresh`. */
export function nameIn(stage: string, name: string): string {
  return `${nameOfApp}-${stage}-${name}`;
}

/** Where the functions of a stage count (`observe/meter.ts`): one stage's failures are no alarm of another. */
export function metricsOf(stage: string): string {
  return nameIn(stage, 'functions');
}

/**
 * What the AWS SDK loads only where credentials are not in the environment, as they always are in Lambda: a sixth of
 * each bundle that uses the table.
 */
const otherCredentials = ['sso', 'ini', 'process', 'web-identity', 'http'].map(
  (source) => `@aws-sdk/credential-provider-${source}`,
);

/** esbuild's options beyond SST's own, which preserve names: that costs each bundle 35 KB. */
export const bundling = {
  keepNames: false,
  external: [...otherCredentials, '@smithy/credential-provider-imds'],
};

/** How long logs of a stage are stored. */
export function logDaysOf(stage: string): RetentionDays {
  return isLasting(stage) ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK;
}

/** Defaults of all stacks of a stage. Call it before the first stack. */
export function applyStage(app: App): void {
  // SST's default is for every resource: with 'retain' a route or a function that is removed would go on working.
  if (!isLasting(app.stage)) app.setDefaultRemovalPolicy('destroy');
  Tags.of(app).add('app', nameOfApp);
  Tags.of(app).add('stage', app.stage);
  // Whatever creates a log group by itself gets the stage's retention, too.
  Aspects.of(app).add({
    visit(node) {
      if (node instanceof CfnLogGroup) node.retentionInDays ??= logDaysOf(app.stage);
    },
  });
}
