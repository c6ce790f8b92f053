import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  type FunctionOptions,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Stack } from 'sst/constructs';
import { bundleFunction } from './bundle-function.ts';
import type { CacheTable } from './cache-stack.ts';
import type { Settings } from './deploy-settings.ts';
import { environmentFor } from './secret-references.ts';
import { logDaysOf, metricsOf, nameIn, removalPolicyOf } from './stage.ts';
import { allEntries, type FunctionNeeds, functionNeeds } from './variables.ts';

export interface Resources {
  table: CacheTable;
  refreshQueue: Queue;
}

/** A function of `packages/functions` with the variables that it reads and the rights that it needs. */
export function addFunction(
  stack: Stack,
  name: keyof typeof functionNeeds,
  { table, refreshQueue }: Resources,
  settings: Settings,
  timeoutS = FUNCTION_TIMEOUT_S,
): LambdaFunction {
  const needs = functionNeeds[name];
  const known = {
    CACHE_TABLE: table.tableName,
    REFRESH_QUEUE_URL: refreshQueue.queueUrl,
    METRICS_NAMESPACE: metricsOf(stack.stage),
  };
  const added = new LambdaFunction(stack, name, {
    ...functionOptions(stack, name),
    description: `packages/functions/src/${allEntries[name]}.ts`,
    handler: 'index.handler',
    code: Code.fromAsset(bundleFunction(name)),
    environment: {
      ...environmentFor(stack.stage, needs.variables, settings, known),
      NODE_OPTIONS: '--enable-source-maps',
    },
    memorySize: needs.memory,
    timeout: Duration.seconds(timeoutS),
  });
  for (const statement of statementsFor(needs, { table, refreshQueue })) added.addToRolePolicy(statement);
  return added;
}

/** The rights to the table and to the queue of changes; no statement where there is none. */
export function statementsFor(
  { table, queue }: Pick<FunctionNeeds, 'table' | 'queue'>,
  resources: Pick<Resources, 'table'> & Partial<Resources>,
): PolicyStatement[] {
  const of = (service: string, actions: readonly string[], resource: string | undefined) =>
    actions.length === 0 || resource === undefined
      ? []
      : [
          new PolicyStatement({
            actions: actions.map((each) => `${service}:${each}`),
            resources: [resource],
          }),
        ];
  return [
    ...of('dynamodb', table, resources.table.tableArn),
    ...of('sqs', queue, resources.refreshQueue?.queueArn),
  ];
}

/** What all functions have in common: the platform, a name that people look for, a log that ends, no rights. */
export function functionOptions(stack: Stack, name: string): FunctionOptions & { runtime: Runtime } {
  const logGroup = new LogGroup(stack, `${name}-logs`, {
    retention: logDaysOf(stack.stage),
    removalPolicy: removalPolicyOf(stack.stage),
  });
  const role = new Role(stack, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  return {
    runtime: Runtime.NODEJS_22_X,
    architecture: Architecture.ARM_64,
    functionName: nameIn(stack.stage, name),
    logGroup,
    role,
  };
}
