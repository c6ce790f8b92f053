import type { OutgoingHttpHeaders } from 'node:http';

export interface GatewayAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * What API Gateway makes of a function's result: an object with `statusCode` is the answer; anything else is
 * sent as JSON with status 200. A malformed answer is a 500, as there.
 */
export function fromResult(result: unknown): GatewayAnswer {
  if (!isRecord(result) || result.statusCode === undefined) {
    return jsonAnswer(200, JSON.stringify(result) ?? '');
  }
  const { statusCode, headers = {}, multiValueHeaders = {}, cookies = [], body, isBase64Encoded } = result;
  if (!Number.isInteger(statusCode) || !isRecord(headers) || !isRecord(multiValueHeaders))
    return serverError();
  if (!Array.isArray(cookies) || (body !== undefined && body !== null && typeof body !== 'string')) {
    return serverError();
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

/** API Gateway's own answer when a function throws or answers nonsense. */
export function serverError(): GatewayAnswer {
  return jsonAnswer(500, '{"message":"Internal Server Error"}');
}

/** When a function takes too long, where API Gateway would say 503 in words of its own: the edge's own error. */
export function tooSlow(): GatewayAnswer {
  return jsonAnswer(504, '{"error":{"code":"edge-504","message":"The shop takes too long to answer."}}', {
    'cache-control': 'no-store',
  });
}

function jsonAnswer(status: number, body: string, headers: OutgoingHttpHeaders = {}): GatewayAnswer {
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
