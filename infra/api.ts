import { functionEntries, routes } from '@storefront/core/routes';
import { Api, Function as LambdaFunction, type StackContext } from 'sst/constructs';
import { routeKeys } from './route-keys.ts';

/** One HTTP API before one Lambda function for each function of the route table. */
export function api({ stack }: StackContext): { api: Api } {
  const functions = new Map(
    Object.entries(functionEntries).map(([name, entry]) => [
      name,
      new LambdaFunction(stack, name, { handler: `packages/functions/src/${entry}.handler` }),
    ]),
  );
  const doors = routes.flatMap(({ pattern, to }) => {
    const behind = functions.get(to);
    return behind === undefined ? [] : routeKeys(pattern).map((key) => [key, behind] as const);
  });
  const http = new Api(stack, 'http', { routes: Object.fromEntries(doors), cors: false });
  stack.addOutputs({ ApiUrl: http.url });
  return { api: http };
}
