import { type FunctionName, functionEntries } from '@storefront/core/routes';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import {
  type EdgeResponse,
  serverErrorResponse,
  timeoutResponse,
  toEdgeResponse,
} from './to-edge-response.ts';

export type LambdaHandler = (event: APIGatewayProxyEventV2, context: object) => Promise<unknown>;

/** Loads a function as Lambda does: by the path of its file, which exports `handler`. */
export async function loadFunction(name: FunctionName): Promise<LambdaHandler> {
  const file = new URL(`../../../functions/src/${functionEntries[name]}.ts`, import.meta.url);
  const module: { handler?: unknown } = await import(file.href);
  const { handler } = module;
  if (typeof handler !== 'function')
    throw new Error(`${file.pathname} does not export a function "handler".`);
  return async (event, context) => handler(event, context);
}

/** Runs a handler within a time limit. An error is printed here, and the response does not reveal it. */
export async function runFunction(
  handler: LambdaHandler,
  event: APIGatewayProxyEventV2,
  timeoutMs: number,
): Promise<EdgeResponse> {
  const deadline = Promise.withResolvers<EdgeResponse>();
  const timer = setTimeout(() => deadline.resolve(timeoutResponse()), timeoutMs);
  const context = { awsRequestId: event.requestContext.requestId, callbackWaitsForEmptyEventLoop: false };
  try {
    return await Promise.race([handler(event, context).then(toEdgeResponse), deadline.promise]);
  } catch (error) {
    console.error(`The function behind ${event.rawPath} threw:`, error);
    return serverErrorResponse();
  } finally {
    clearTimeout(timer);
  }
}
