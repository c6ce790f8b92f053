import { type FunctionName, functionEntries } from '@storefront/core/routes';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { fromResult, type GatewayAnswer, serverError, tooSlow } from './from-result.ts';

export type LambdaHandler = (event: APIGatewayProxyEventV2, context: object) => Promise<unknown>;

/** Loads a function as Lambda does: by the path of its file, whose export is called `handler`. */
export async function loadFunction(name: FunctionName): Promise<LambdaHandler> {
  const file = new URL(`../../../functions/src/${functionEntries[name]}.ts`, import.meta.url);
  const module: { handler?: unknown } = await import(file.href);
  const { handler } = module;
  if (typeof handler !== 'function')
    throw new Error(`${file.pathname} does not export a function "handler".`);
  return async (event, context) => handler(event, context);
}

/** Runs a handler within the limit of time. What it throws is printed here and stays hidden outside. */
export async function runFunction(
  handler: LambdaHandler,
  event: APIGatewayProxyEventV2,
  timeoutMs: number,
): Promise<GatewayAnswer> {
  const deadline = Promise.withResolvers<GatewayAnswer>();
  const timer = setTimeout(() => deadline.resolve(tooSlow()), timeoutMs);
  const context = { awsRequestId: event.requestContext.requestId, callbackWaitsForEmptyEventLoop: false };
  try {
    return await Promise.race([handler(event, context).then(fromResult), deadline.promise]);
  } catch (error) {
    console.error(`The function behind ${event.rawPath} threw:`, error);
    return serverError();
  } finally {
    clearTimeout(timer);
  }
}
