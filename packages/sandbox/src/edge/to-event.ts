import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface GatewayRequest {
  method: string;
  /** Path and query string as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  sourceIp: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const textual =
  /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded|graphql)|[^;]+\+(json|xml))/i;

/** The event that API Gateway's HTTP API (payload format 2.0) sends to a Lambda function for this request. */
export function toEvent({
  method,
  url,
  headers,
  body,
  sourceIp,
  at,
}: GatewayRequest): APIGatewayProxyEventV2 {
  const queryAt = url.indexOf('?');
  const rawPath = queryAt === -1 ? url : url.slice(0, queryAt);
  const rawQueryString = queryAt === -1 ? '' : url.slice(queryAt + 1);
  const { cookie, ...others } = headers;
  const flat = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
  );
  const cookies = cookie?.split(/;\s*/).filter((pair) => pair !== '') ?? [];
  const query = joinRepeated(new URLSearchParams(rawQueryString));
  // Bytes that are not UTF-8 are sent as base64, whatever their content type: signatures cover the exact bytes.
  const isText = body.length === 0 || (textual.test(headers['content-type'] ?? '') && isUtf8(body));
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers: Object.fromEntries(flat),
    ...(rawQueryString !== '' && { queryStringParameters: query }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'sandbox',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'sandbox',
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: String(headers['x-request-id'] ?? ''),
      routeKey: '$default',
      stage: '$default',
      time: new Date(at).toISOString(),
      timeEpoch: at,
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: !isText,
  };
}

function joinRepeated(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')]));
}
