import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** `Request` needs a host; the visitor's Host header is ignored, because no response may depend on it. */
const PLACEHOLDER_ORIGIN = 'https://functions.invalid';

/** A response for API Gateway's HTTP API (payload format 2.0). */
export interface GatewayResponse {
  statusCode: number;
  headers: Record<string, string>;
  cookies?: string[];
  body: string;
  isBase64Encoded?: true;
}

/**
 * The standard `Request` of an event in payload format 2.0, without the headers named in `hidden` (lower case).
 * Throws a TypeError for an event that is no valid request.
 */
export function toRequest(event: APIGatewayProxyEventV2, hidden: readonly string[] = []): Request {
  const { headers = {}, cookies = [], rawQueryString, requestContext } = event;
  const query = rawQueryString ? `?${rawQueryString}` : '';
  const shown = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || hidden.includes(name.toLowerCase()) ? [] : [[name, value]],
  );
  const requestHeaders = new Headers(shown);
  if (cookies.length > 0) requestHeaders.set('cookie', cookies.join('; '));
  const { method } = requestContext.http;
  return new Request(`${PLACEHOLDER_ORIGIN}${withoutStage(event)}${query}`, {
    method,
    headers: requestHeaders,
    body: bodyOf(event),
  });
}

/** API Gateway passes on a body with GET, and `Request` throws for it. */
function bodyOf({
  body,
  isBase64Encoded,
  requestContext,
}: APIGatewayProxyEventV2): Buffer<ArrayBuffer> | null {
  const isBodiless = ['GET', 'HEAD'].includes(requestContext.http.method.toUpperCase());
  if (isBodiless || body === undefined || body === null) return null;
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

/** API Gateway leaves the name of a named stage before the path. */
function withoutStage({ rawPath, requestContext: { stage } }: APIGatewayProxyEventV2): string {
  const prefix = `/${stage}/`;
  return stage !== '$default' && rawPath.startsWith(prefix) ? rawPath.slice(prefix.length - 1) : rawPath;
}

/** All our responses are text. */
export async function toGatewayResponse(response: Response): Promise<GatewayResponse> {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  const converted = { statusCode: response.status, headers, body: await response.text() };
  return cookies.length > 0 ? { ...converted, cookies } : converted;
}
