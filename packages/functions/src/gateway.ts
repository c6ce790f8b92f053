import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Requests need a host, and no answer of ours may depend on the one that a visitor names. */
const NOWHERE = 'https://functions.invalid';

/** What API Gateway's HTTP API takes as an answer (payload format 2.0). */
export interface GatewayAnswer {
  statusCode: number;
  headers: Record<string, string>;
  cookies?: string[];
  body: string;
}

/**
 * The standard request of an event in payload format 2.0, without the headers of `hidden` (small letters). Throws
 * a TypeError for what no request can be made of.
 */
export function toRequest(event: APIGatewayProxyEventV2, hidden: readonly string[] = []): Request {
  const { headers = {}, cookies = [], rawQueryString, requestContext } = event;
  const query = rawQueryString ? `?${rawQueryString}` : '';
  const shown = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || hidden.includes(name.toLowerCase()) ? [] : [[name, value]],
  );
  const said = new Headers(shown);
  if (cookies.length > 0) said.set('cookie', cookies.join('; '));
  const { method } = requestContext.http;
  return new Request(`${NOWHERE}${withoutStage(event)}${query}`, {
    method,
    headers: said,
    body: bodyOf(event),
  });
}

/** Gateways pass on a body with GET, of which no request can be made. */
function bodyOf({
  body,
  isBase64Encoded,
  requestContext,
}: APIGatewayProxyEventV2): Buffer<ArrayBuffer> | null {
  const isBodiless = ['GET', 'HEAD'].includes(requestContext.http.method.toUpperCase());
  if (isBodiless || body === undefined || body === null) return null;
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

/** Of a named stage the gateway leaves the name before the path. */
function withoutStage({ rawPath, requestContext: { stage } }: APIGatewayProxyEventV2): string {
  const prefix = `/${stage}/`;
  return stage !== '$default' && rawPath.startsWith(prefix) ? rawPath.slice(prefix.length - 1) : rawPath;
}

/** All our answers are text. */
export async function toAnswer(response: Response): Promise<GatewayAnswer> {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  const answer = { statusCode: response.status, headers, body: await response.text() };
  return cookies.length > 0 ? { ...answer, cookies } : answer;
}
