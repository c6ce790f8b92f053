import { randomUUID } from 'node:crypto';
import { originSecret } from '@storefront/core/environment';
import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { withinBudget } from '@storefront/core/providers/deadline';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Hono } from 'hono';
import { type GatewayAnswer, toAnswer, toRequest } from './gateway.ts';
import { isFromEdge, ORIGIN_HEADER } from './is-from-edge.ts';
import { consoleLog, type Log } from './log.ts';
import { cloudMeter, type Meter } from './meter.ts';
import { inRequest } from './request-scope.ts';

/** What Lambda calls with an event of API Gateway's HTTP API. */
export type LambdaHandler = (event: APIGatewayProxyEventV2, context?: object) => Promise<GatewayAnswer>;

export interface HandlerOptions {
  /** What the edge says with each request; null where nothing stands before the functions. */
  originSecret?: string | null;
  log?: Log;
  meter?: Pick<Meter, 'coldStart'>;
  patience?: RequestPatience;
}

/** In milliseconds from a request's start. */
export interface RequestPatience {
  /** All providers together: after it there is still time to answer with what stands in for them. */
  providersMs: number;
  /** Whatever hangs then, the request is answered. */
  answerMs: number;
}

/** Well before the platform ends the function, which would answer in its own words. */
const realRequestPatience: RequestPatience = {
  providersMs: FUNCTION_TIMEOUT_S * 1_000 - 2_500,
  answerMs: FUNCTION_TIMEOUT_S * 1_000 - 1_000,
};

/** What no standard request can carry. */
const impossibleMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The function that Lambda calls. `makeApp` runs on the first request, so that a configuration that is wrong
 * answers in the agreed shape and is read again next time. Whoever did not come through the edge is refused
 * (403, `edge-passed-by`) before anything else. A request that takes too long is 504, `request-timeout`.
 */
export function toHandler(makeApp: () => Hono, options: HandlerOptions = {}): LambdaHandler {
  const { log = consoleLog, meter = cloudMeter, patience = realRequestPatience } = options;
  let app: Hono | null = null;

  async function respond(event: APIGatewayProxyEventV2, requestId: string): Promise<GatewayAnswer> {
    try {
      if (!isFromEdge(event, options.originSecret === undefined ? originSecret() : options.originSecret)) {
        return refuse(403, 'edge-passed-by', 'Ask the shop at its own address.', requestId);
      }
      if (impossibleMethods.has(event.requestContext.http.method.toUpperCase())) {
        return refuse(405, 'method-not-allowed', 'This method is not possible here.', requestId);
      }
      const request = readRequest(event, requestId);
      if (request === null) {
        return refuse(400, 'request-malformed', 'No request can be made of this.', requestId);
      }
      app ??= makeApp();
      return await toAnswer(await app.fetch(request));
    } catch (error) {
      log.error('A function could not answer', { error });
      return refuse(500, 'bug', 'Something went wrong on our side. Please try again.', requestId);
    }
  }

  /** What is not done by then goes on unheard. */
  async function respondInTime(event: APIGatewayProxyEventV2, requestId: string): Promise<GatewayAnswer> {
    const { promise, resolve } = Promise.withResolvers<GatewayAnswer>();
    const timer = setTimeout(() => {
      log.error('A function took too long', { afterMs: patience.answerMs });
      resolve(refuse(504, 'request-timeout', 'This took too long. Please try again.', requestId));
    }, patience.answerMs);
    try {
      return await Promise.race([
        promise,
        withinBudget(patience.providersMs, () => respond(event, requestId)),
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  return (event, context) => {
    const requestId = event.requestContext.requestId || randomUUID();
    meter.coldStart(nameOf(context));
    return inRequest(requestId, () => respondInTime(event, requestId));
  };
}

function nameOf(context: object | undefined): string | undefined {
  const name = context !== undefined && 'functionName' in context ? context.functionName : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Null for an address or a header that no request can carry. The app has no use for the secret of the edge. */
function readRequest(event: APIGatewayProxyEventV2, requestId: string): Request | null {
  try {
    const request = toRequest(event, [ORIGIN_HEADER]);
    request.headers.set('x-request-id', requestId);
    return request;
  } catch {
    return null;
  }
}

type Refused = 400 | 403 | 405 | 500 | 504;

function refuse(statusCode: Refused, code: string, message: string, requestId: string): GatewayAnswer {
  return {
    statusCode,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ error: { code, message } }),
  };
}
