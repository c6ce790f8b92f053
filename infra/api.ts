import { type FunctionName, functionEntries, routes } from '@storefront/core/routes';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Api, type StackContext, use } from 'sst/constructs';
import { cache } from './cache-stack.ts';
import { addFunction } from './lambda-functions.ts';
import { queue } from './queue-stack.ts';
import { routeKeys } from './route-keys.ts';
import { settingsOf } from './settings-of.ts';

/** One HTTP API with one Lambda function for each function of the route table. */
export function api({ stack }: StackContext): { api: Api; functions: ReadonlyMap<string, LambdaFunction> } {
  const resources = { ...use(cache), ...use(queue) };
  const settings = settingsOf(stack.stage);
  const names = Object.keys(functionEntries).filter((name): name is FunctionName => name in functionEntries);
  const functions = new Map<string, LambdaFunction>(
    names.map((name) => [name, addFunction(stack, name, resources, settings)]),
  );
  const integrations = routes.flatMap(({ pattern, to }) => {
    const target = functions.get(to);
    if (target === undefined) return [];
    const integration = { type: 'function', cdk: { function: target } } as const;
    return routeKeys(pattern).map((key) => [key, integration] as const);
  });
  const http = new Api(stack, 'http', { routes: Object.fromEntries(integrations), cors: false });
  stack.addOutputs({ ApiUrl: http.url });
  return { api: http, functions };
}
