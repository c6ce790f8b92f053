import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * The sample event of payload format 2.0 in AWS's developer guide for HTTP APIs ("Create AWS Lambda proxy
 * integrations"), field for field; `@types/aws-lambda` describes the same but for the certificate and authorizer.
 */
export const sampleEvent = {
  version: '2.0',
  routeKey: '$default',
  rawPath: '/my/path',
  rawQueryString: 'parameter1=value1&parameter1=value2&parameter2=value',
  cookies: ['cookie1', 'cookie2'],
  headers: { header1: 'value1', header2: 'value1,value2' },
  queryStringParameters: { parameter1: 'value1,value2', parameter2: 'value' },
  requestContext: {
    accountId: '123456789012',
    apiId: 'api-id',
    authentication: {
      clientCert: {
        clientCertPem: 'CERT_CONTENT',
        subjectDN: 'www.example.com',
        issuerDN: 'Example issuer',
        serialNumber: 'a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1:a1',
        validity: { notBefore: 'May 28 12:30:02 2019 GMT', notAfter: 'Aug  5 09:36:04 2021 GMT' },
      },
    },
    authorizer: { jwt: { claims: { claim1: 'value1', claim2: 'value2' }, scopes: ['scope1', 'scope2'] } },
    domainName: 'id.execute-api.us-east-1.amazonaws.com',
    domainPrefix: 'id',
    http: {
      method: 'POST',
      path: '/my/path',
      protocol: 'HTTP/1.1',
      sourceIp: '192.0.2.1',
      userAgent: 'agent',
    },
    requestId: 'id',
    routeKey: '$default',
    stage: '$default',
    time: '12/Mar/2020:19:03:58 +0000',
    timeEpoch: 1583348638390,
  },
  body: 'Hello from Lambda',
  pathParameters: { parameter1: 'value1' },
  isBase64Encoded: false,
  stageVariables: { stageVariable1: 'value1', stageVariable2: 'value2' },
};

export interface EventChange {
  method?: string;
  path?: string;
  query?: string;
  stage?: string;
  headers?: Record<string, string>;
  cookies?: string[];
  /** Null: the event has no body, as for a request without one. */
  body?: string | null;
  isBase64Encoded?: boolean;
}

/** The sample as the gateway would send it for another request. */
export function sampleWith(change: EventChange): APIGatewayProxyEventV2 {
  const { body: sampleBody, cookies: sampleCookies, ...rest } = sampleEvent;
  const { method = 'POST', path = rest.rawPath, query = rest.rawQueryString, stage = '$default' } = change;
  const { headers = {}, cookies = sampleCookies, body = sampleBody, isBase64Encoded = false } = change;
  const { requestContext } = rest;
  return {
    ...rest,
    rawPath: path,
    rawQueryString: query,
    cookies,
    headers: { ...rest.headers, ...headers },
    requestContext: { ...requestContext, stage, http: { ...requestContext.http, method, path } },
    ...(body === null ? {} : { body }),
    isBase64Encoded,
  };
}
