import { functionEntries, routes } from '@storefront/core/routes';
import { Api, Function as LambdaFunction, type StackContext } from 'sst/constructs';
import { routeKeys } from './route-keys.ts';

/** One HTTP API with one Lambda function for each function of the route table. */
export function api({ stack }: StackContext): { api: Api } {
  const functions = new Map(
    Object.entries(functionEntries).map(([name, entry]) => [
      name,
      new LambdaFunction(stack, name, { handler: `packages/functions/src/${entry}.handler` }),
    ]),
  );
  const integrations = routes.flatMap(({ pattern, to }) => {
    const target = functions.get(to);
    return target === undefined ? [] : routeKeys(pattern).map((key) => [key, target] as const);
  });
  const http = new Api(stack, 'http', { routes: Object.fromEntries(integrations), cors: false });
  stack.addOutputs({ ApiUrl: http.url });
  return { api: http };
}
