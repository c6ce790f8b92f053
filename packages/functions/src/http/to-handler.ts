import { randomUUID } from 'node:crypto';
import { originSecrets } from '@storefront/core/environment';
import { errorBody } from '@storefront/core/error-body';
import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { withinBudget } from '@storefront/core/providers/deadline';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Hono } from 'hono';
import { isFromEdge, ORIGIN_HEADER } from '../guard/is-from-edge.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import { cloudMeter, type Meter } from '../observe/meter.ts';
import { withRequestId } from '../observe/request-scope.ts';
import { type GatewayResponse, toGatewayResponse, toRequest } from './gateway.ts';

/** What Lambda calls with an event of API Gateway's HTTP API. */
export type LambdaHandler = (event: APIGatewayProxyEventV2, context?: object) => Promise<GatewayResponse>;

export interface HandlerOptions {
  /** Of which the edge sends one with each request; empty where no edge stands before the functions. */
  originSecrets?: readonly string[];
  log?: Log;
  meter?: Pick<Meter, 'coldStart'>;
  budget?: RequestBudget;
  /** Changes how the response is sent; by default as it is. */
  encode?: (response: GatewayResponse, request: Request) => Promise<GatewayResponse>;
}

/** In milliseconds from a request's start. */
export interface RequestBudget {
  /** All providers together: after it there is still time to respond with what stands in for them. */
  providersMs: number;
  /** The response is sent then, even when a provider hangs. */
  responseMs: number;
}

/** Well before the platform ends the function, which would send an error body of its own. */
const realRequestBudget: RequestBudget = {
  providersMs: FUNCTION_TIMEOUT_S * 1_000 - 2_500,
  responseMs: FUNCTION_TIMEOUT_S * 1_000 - 1_000,
};

/** `Request` throws for these methods. */
const impossibleMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The function that Lambda calls. `makeApp` runs on the first request, so that a wrong configuration gives an error
 * response in the agreed shape and is read again next time. Requests that did not come through the edge are refused
 * (403, `edge-passed-by`) before anything else. A request that takes too long is 504, `request-timeout`.
 */
export function toHandler(makeApp: () => Hono, options: HandlerOptions = {}): LambdaHandler {
  const { log = consoleLog, meter = cloudMeter, budget = realRequestBudget } = options;
  const { encode = async (response) => response } = options;
  let app: Hono | null = null;

  async function respond(event: APIGatewayProxyEventV2, requestId: string): Promise<GatewayResponse> {
    try {
      if (!isFromEdge(event, options.originSecrets ?? originSecrets())) {
        return refuse(403, 'edge-passed-by', 'Send requests to the shop’s own address.', requestId);
      }
      if (impossibleMethods.has(event.requestContext.http.method.toUpperCase())) {
        return refuse(405, 'method-not-allowed', 'This method is not possible here.', requestId);
      }
      const request = readRequest(event, requestId);
      if (request === null) {
        return refuse(400, 'request-malformed', 'The request cannot be read.', requestId);
      }
      app ??= makeApp();
      return await encode(await toGatewayResponse(await app.fetch(request)), request);
    } catch (error) {
      log.error('A function failed before its app could respond', { error });
      return refuse(500, 'bug', 'Something went wrong on our side. Please try again.', requestId);
    }
  }

  /** Work that is late goes on, and its result is dropped. */
  async function respondInTime(event: APIGatewayProxyEventV2, requestId: string): Promise<GatewayResponse> {
    const { promise, resolve } = Promise.withResolvers<GatewayResponse>();
    const timer = setTimeout(() => {
      log.error('A function took too long', { afterMs: budget.responseMs });
      resolve(refuse(504, 'request-timeout', 'This took too long. Please try again.', requestId));
    }, budget.responseMs);
    try {
      return await Promise.race([promise, withinBudget(budget.providersMs, () => respond(event, requestId))]);
    } finally {
      clearTimeout(timer);
    }
  }

  return (event, context) => {
    const requestId = event.requestContext.requestId || randomUUID();
    meter.coldStart(nameOf(context));
    return withRequestId(requestId, () => respondInTime(event, requestId));
  };
}

function nameOf(context: object | undefined): string | undefined {
  const name = context !== undefined && 'functionName' in context ? context.functionName : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Null for a URL or a header that no `Request` can carry. The app does not need the secret of the edge. */
function readRequest(event: APIGatewayProxyEventV2, requestId: string): Request | null {
  try {
    const request = toRequest(event, [ORIGIN_HEADER]);
    request.headers.set('x-request-id', requestId);
    return request;
  } catch {
    return null;
  }
}

type RefusalStatus = 400 | 403 | 405 | 500 | 504;

function refuse(
  statusCode: RefusalStatus,
  code: string,
  message: string,
  requestId: string,
): GatewayResponse {
  return {
    statusCode,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify(errorBody(code, message)),
  };
}
