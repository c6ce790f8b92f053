import type { OutgoingHttpHeaders } from 'node:http';
import { errorBody } from '@storefront/core/error-body';

export interface EdgeResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Converts a function's result as API Gateway does: an object with `statusCode` is the response, anything else is
 * sent as JSON with status 200. A malformed response becomes a 500.
 */
export function toEdgeResponse(result: unknown): EdgeResponse {
  if (!isRecord(result) || result.statusCode === undefined) {
    return jsonResponse(200, JSON.stringify(result) ?? '');
  }
  const { statusCode, headers = {}, multiValueHeaders = {}, cookies = [], body, isBase64Encoded } = result;
  if (!Number.isInteger(statusCode) || !isRecord(headers) || !isRecord(multiValueHeaders))
    return serverErrorResponse();
  if (!Array.isArray(cookies) || (body !== undefined && body !== null && typeof body !== 'string')) {
    return serverErrorResponse();
  }
  return {
    status: Number(statusCode),
    headers: {
      ...asHeaders(headers),
      ...asHeaders(multiValueHeaders),
      ...(cookies.length > 0 && { 'set-cookie': cookies.map(String) }),
    },
    body: Buffer.from(body ?? '', isBase64Encoded === true ? 'base64' : 'utf8'),
  };
}

/** API Gateway's own response when a function throws or returns a malformed response. */
export function serverErrorResponse(): EdgeResponse {
  return jsonResponse(500, '{"message":"Internal Server Error"}');
}

/** The edge's own error for a function that takes too long, where API Gateway returns a 503 of its own. */
export function timeoutResponse(): EdgeResponse {
  const body = JSON.stringify(errorBody('edge-504', 'The shop takes too long to answer.'));
  return jsonResponse(504, body, {
    'cache-control': 'no-store',
  });
}

function jsonResponse(status: number, body: string, headers: OutgoingHttpHeaders = {}): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(body) };
}

function asHeaders(record: Record<string, unknown>): OutgoingHttpHeaders {
  const pairs = Object.entries(record).map(([name, value]) => [
    name.toLowerCase(),
    Array.isArray(value) ? value.map(String) : String(value),
  ]);
  return Object.fromEntries(pairs);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
