import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, FunctionEventType } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { afterAll, describe, expect, it } from 'vitest';
import { makeBehaviours } from '../../infra/behaviours.ts';
import { shopAtEdge } from '../../infra/edge/shop-at-edge.ts';
import { edgeCode, edgeFunction } from '../../infra/edge-functions.ts';
import { fileHeaders, responseHeaders } from '../../infra/headers.ts';
import { stages } from '../../infra/stage.ts';
import { readConfig } from '../../packages/core/src/config.ts';
import { securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import { requestPath } from '../../packages/core/src/request-policy.ts';
import { matchRoute } from '../../packages/core/src/routes.ts';
import { serveSite } from '../../packages/functions/src/site/serve-site.ts';
import { Edges } from '../../packages/sandbox/src/edge/open-edge.fixture.ts';
import type { EdgeCase } from './edge-case.ts';
import { edgeCases } from './edge-cases.ts';
import { PREVIEW } from './edge-visitors.ts';
import { shellCases } from './shell-cases.ts';
import { CloudFront, type OriginRequest, type OriginResponse } from './simulate-cloudfront.ts';

const HOST = 'www.shop.example';
const SECRET = 'known-to-the-edge';
/** The address of the site's function, which it takes for its host whatever a request says. */
const SITE_HOST = 'site.lambda-url.example';
const config = readConfig({
  SITE_URL: `https://${HOST}`,
  ORIGIN_SECRET: SECRET,
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
});
const shop = shopAtEdge({ host: HOST, previewModeId: PREVIEW });

interface Received {
  url: string;
  headers: Record<string, string>;
  /** What only an edge may say: the secret by which targets know it, and the host that was requested. */
  secret: string | null;
  forwardedHost: string | null;
}

/** What a case saw: the visitor's response, and what the target received. */
interface Seen {
  status: number;
  header: (name: string) => string | null;
  received: Received | null;
}

/** Of the connection between an edge and its target, which no rule is about. */
const ofConnection =
  /^(?:host|connection|accept-encoding|content-(?:length|type)|transfer-encoding|x-request-id|user-agent|accept|accept-language|sec-fetch-mode)$/;

function receive(url: string, headers: Readonly<Record<string, unknown>>): Received {
  const { 'x-origin-secret': secret = null, 'x-forwarded-host': host = null, ...others } = headers;
  const forwardedHost = host === null ? null : String(host);
  return {
    url,
    headers: interesting(others),
    secret: secret === null ? null : String(secret),
    forwardedHost,
  };
}

function interesting(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !ofConnection.test(name),
  );
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      name === 'cloudfront-viewer-address' ? 'the visitor' : String(value),
    ]),
  );
}

const edges = new Edges();
afterAll(() => edges.close());

async function askSandbox({ method = 'GET', url, headers = {}, response = {} }: EdgeCase): Promise<Seen> {
  let received: Received | null = null;
  const { status = 200, headers: sent = {} } = response;
  const edge = await edges.open({
    originSecret: SECRET,
    previewModeId: PREVIEW,
    headers: { ...securityHeaders(config, { styleHashes: [], isPreview: false }) },
    site: (incoming, outgoing) => {
      received = receive(incoming.url ?? '', incoming.headers);
      outgoing.writeHead(status, sent).end();
    },
    load: async () => async (event) => {
      const query = event.rawQueryString === '' ? '' : `?${event.rawQueryString}`;
      const own = event.cookies === undefined ? {} : { cookie: event.cookies.join('; ') };
      received = receive(`${event.rawPath}${query}`, { ...event.headers, ...own });
      return { statusCode: status, headers: sent, body: '' };
    },
  });
  const { hostname, port } = new URL(edge);
  const seen = await fetch(`http://${hostname}:${port}${url}`, { method, headers, redirect: 'manual' });
  await seen.body?.cancel();
  return { status: seen.status, header: (name) => seen.headers.get(name), received };
}

const template = synthesiseDistribution();
const cloudFront = new CloudFront(template);

function synthesiseDistribution(): Template {
  const stack = new Stack(new App(), 'edge');
  const origin = (id: string, customHeaders = {}) =>
    new HttpOrigin(`${id}.example`, { originId: id, customHeaders });
  const secret = { 'x-origin-secret': SECRET };
  const moments = ['viewer-request', 'viewer-response'] as const;
  const types = {
    'viewer-request': FunctionEventType.VIEWER_REQUEST,
    'viewer-response': FunctionEventType.VIEWER_RESPONSE,
  };
  new Distribution(stack, 'distribution', {
    ...makeBehaviours(stack, {
      site: origin('site', secret),
      functions: origin('functions', secret),
      files: origin('files'),
      pageHeaders: responseHeaders(stack, config),
      fileHeaders: fileHeaders(stack, config),
      edge: moments.map((moment) => ({
        eventType: types[moment],
        function: edgeFunction(stack, moment, moment, shop),
      })),
      publicFiles: ['/brand/*', '/icons.svg'],
      prefix: 'edge',
    }),
    domainNames: [HOST],
    certificate: Certificate.fromCertificateArn(stack, 'c', 'arn:aws:acm:us-east-1:1:certificate/c'),
  });
  return Template.fromStack(stack);
}

async function askCloudFront({
  method = 'GET',
  url,
  headers = {},
  response: ofSite = {},
  bucket,
}: EdgeCase): Promise<Seen> {
  let received: Received | null = null;
  const { status = 200, headers: given = {} } = bucket ?? ofSite;
  const { 'set-cookie': cookie, ...sent } = given;
  const cookies = cookie === undefined ? [] : [cookie];
  const record = (
    path: string,
    query: string,
    names: Readonly<Record<string, unknown>>,
    list: readonly string[],
  ) => {
    const own = list.length === 0 ? names : { ...names, cookie: list.join('; ') };
    received = receive(query === '' ? path : `${path}?${query}`, own);
  };
  const site = serveSite({
    render: async (event) => {
      record(event.rawPath, event.rawQueryString, event.headers, event.cookies ?? []);
      return { statusCode: status, headers: sent, cookies, body: '' };
    },
    originSecrets: [SECRET],
    previewModeId: PREVIEW,
    buildId: 'b',
    invalidate: async () => {},
  });
  async function askOrigin(request: OriginRequest): Promise<OriginResponse> {
    if (request.origin !== 'site') {
      record(request.path, request.query, request.headers, request.cookies);
      return { status, headers: sent, cookies };
    }
    const result = await site(toEvent(request));
    return { status: result.statusCode, headers: result.headers, cookies: result.cookies ?? [] };
  }
  const seen = await cloudFront.request({ method, url, headers }, askOrigin);
  return { status: seen.status, header: (name) => seen.headers[name] ?? null, received };
}

function toEvent({
  method,
  path,
  query,
  headers,
  cookies,
}: OriginRequest): Parameters<ReturnType<typeof serveSite>>[0] {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(cookies.length > 0 && { cookies }),
    requestContext: {
      ...{
        accountId: '',
        apiId: '',
        domainName: SITE_HOST,
        domainPrefix: '',
        requestId: 'r',
      },
      ...{ routeKey: '$default', stage: '$default', time: '', timeEpoch: 0 },
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    },
    isBase64Encoded: false,
  };
}

/** No rule of a case: what the targets of an edge learn from it itself is the same in all of them. */
function checkEdge({ url }: EdgeCase, { received }: Seen, hostOfSite: string | null): void {
  if (received === null) return;
  const isFunction = matchRoute(requestPath(url) ?? url).to !== 'site';
  expect(received.secret, 'the secret').toBe(isFunction ? SECRET : null);
  expect(received.forwardedHost, 'the host').toBe(isFunction ? null : hostOfSite);
}

function check({ gets, target, cookie }: EdgeCase, { status, header, received }: Seen): void {
  expect(status).toBe(gets.status);
  for (const [name, value] of Object.entries(gets.headers ?? {})) {
    expect(header(name), name).toBe(value);
  }
  if (cookie !== undefined) expect(received?.headers.cookie ?? null).toBe(cookie);
  if (target === undefined) return;
  if (target === null) {
    expect(received).toBeNull();
    return;
  }
  expect(received?.url).toBe(target.url);
  if (target.headers !== undefined) expect(received?.headers).toEqual(target.headers);
}

describe('the sandbox’s edge', () => {
  it.each([...edgeCases, ...shellCases])('$title', async (each) => {
    const seen = await askSandbox(each);
    check(each, seen);
    checkEdge(each, seen, null);
  });
});

describe('CloudFront, from its synthesised functions and policies', () => {
  it.each([...edgeCases, ...shellCases])('$title', async (each) => {
    const seen = await askCloudFront(each);
    check(each, seen);
    checkEdge(each, seen, each.bucket === undefined ? SITE_HOST : null);
  });

  it.each([
    ['cache policies', 'AWS::CloudFront::CachePolicy'],
    ['policies of requests to origins', 'AWS::CloudFront::OriginRequestPolicy'],
    ['policies of response headers', 'AWS::CloudFront::ResponseHeadersPolicy'],
  ])('has so few %s that all stages fit into an account, which has 20', (_, type) => {
    const { length } = Object.keys(template.findResources(type));
    expect(length).toBeGreaterThan(0);
    expect(stages.length * length).toBeLessThanOrEqual(20);
  });

  it('refuses a path with dot segments, about which servers disagree', async () => {
    for (const url of ['/a/../b', '/%2e%2e/b', '/a\\..\\b']) {
      const refused = { title: url, url, gets: { status: 400 }, target: null };
      check(refused, await askCloudFront(refused));
    }
  });

  it('sends visitors of any other host to the shop’s own', async () => {
    const url = '/products/slip?variant=1&a=b&a=c';
    const headers = { host: 'd111111abcdef8.cloudfront.net' };
    const location = `https://${HOST}${url}`;
    const moved = { title: '', url, headers, gets: { status: 308, headers: { location } }, target: null };
    check(moved, await askCloudFront(moved));
  });

  it.each(['viewer-request', 'viewer-response'] as const)(
    'runs %s, whose language knows neither destructuring nor spread, classes, for-of or optional chaining',
    (moment) => {
      const code = edgeCode(moment, shop).replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""');
      expect(code).not.toMatch(
        /(?:const|let|var)\s*[{[]|\.\.\.|\bclass\b|\bfor\s*\([^;)]*\bof\b|\?\.[\w[(]|\?\?/,
      );
      expect(code).not.toMatch(/\bimport\b|\bexport\b|\bawait\b/);
    },
  );
});
