import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import type { App } from 'sst/constructs';

export const nameOfApp = 'storefront';

/** Permanent stages: resources with data stay when a stack is removed. */
const lasting = new Set(['prod', 'staging']);

export function isLasting(stage: string): boolean {
  return lasting.has(stage);
}

/** The region of a stage's data; CloudFront is global. */
export function regionOf(stage: string | undefined): string {
  return stage === 'prod' ? 'us-east-1' : 'us-east-2';
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

/** Defaults of all stacks of a stage. Call it before the first stack. */
export function applyStage(app: App): void {
  app.setDefaultRemovalPolicy(isLasting(app.stage) ? 'retain' : 'destroy');
  app.setDefaultFunctionProps({
    runtime: 'nodejs22.x',
    architecture: 'arm_64',
    memorySize: 512,
    timeout: FUNCTION_TIMEOUT_S,
    logRetention: isLasting(app.stage) ? 'three_months' : 'one_week',
    nodejs: { format: 'esm', minify: true, sourcemap: true, esbuild: bundling },
  });
}
