import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The event of a request that the site sends to itself: always without a body, because it changes nothing at itself. */
export function toOwnEvent({
  url,
  method,
  headers,
}: Pick<Request, 'url' | 'method' | 'headers'>): APIGatewayProxyEventV2 {
  const { host, pathname, search } = new URL(url);
  const at = Date.now();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: { ...Object.fromEntries(headers), host, 'x-forwarded-host': host },
    requestContext: {
      accountId: 'own',
      apiId: 'own',
      domainName: host,
      domainPrefix: 'own',
      http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'own' },
      requestId: crypto.randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: new Date(at).toISOString(),
      timeEpoch: at,
    },
    isBase64Encoded: false,
  };
}
