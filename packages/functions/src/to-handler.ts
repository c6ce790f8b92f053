import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Hono } from 'hono';
import { handle } from 'hono/aws-lambda';
import { consoleLog } from './log.ts';

type Answer = ReturnType<typeof handle>;

/** What Lambda calls with an event of API Gateway's HTTP API. */
export type LambdaHandler = (event: APIGatewayProxyEventV2, context?: object) => Promise<object>;

/** Requests need a host, and no answer of ours may depend on the one that a visitor names. */
const NOWHERE = 'functions.invalid';

/** What no standard request can carry. */
const impossibleMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The function that Lambda calls. `makeApp` runs on the first request, so that a configuration that is wrong
 * answers in the agreed shape and is read again next time.
 */
export function toHandler(makeApp: () => Hono): LambdaHandler {
  let answer: Answer | null = null;
  return async (event) => {
    const requestId = event.requestContext.requestId || randomUUID();
    try {
      if (impossibleMethods.has(event.requestContext.http.method.toUpperCase())) {
        return refuse(405, 'method-not-allowed', 'This method is not possible here.', requestId);
      }
      answer ??= handle(makeApp());
      return await answer(toRequest(event, requestId));
    } catch (error) {
      consoleLog.error('A function could not answer', { requestId, error });
      return refuse(500, 'bug', 'Something went wrong on our side. Please try again.', requestId);
    }
  };
}

/** Gateways pass on a body with GET, and whatever calls itself base64; requests cannot be made of either. */
function toRequest(event: APIGatewayProxyEventV2, requestId: string): Parameters<Answer>[0] {
  const { body = '', cookies, isBase64Encoded, requestContext } = event;
  const { http } = requestContext;
  const isBodiless = http.method === 'GET' || http.method === 'HEAD';
  const sent = isBase64Encoded ? Buffer.from(body, 'base64').toString('base64') : body;
  return {
    version: event.version,
    routeKey: event.routeKey,
    rawPath: event.rawPath,
    rawQueryString: event.rawQueryString,
    headers: { ...event.headers, 'x-request-id': requestId },
    ...(cookies === undefined ? {} : { cookies }),
    body: isBodiless ? null : sent,
    isBase64Encoded,
    requestContext: { ...requestContext, domainName: NOWHERE, authentication: null, authorizer: {} },
  };
}

function refuse(statusCode: 405 | 500, code: string, message: string, requestId: string): object {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ error: { code, message } }),
  };
}
