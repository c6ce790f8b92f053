import { createContext, runInContext } from 'node:vm';
import type { Template } from 'aws-cdk-lib/assertions';
import { requestPath } from '../../packages/core/src/request-policy.ts';

export interface VisitorRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface OriginRequest {
  /** The id of the origin. */
  origin: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  cookies: string[];
}

export interface OriginResponse {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
}

type Json = ReturnType<typeof Object>;

const visitor: Readonly<Record<string, string>> = {
  'cloudfront-viewer-address': 'the visitor',
  'cloudfront-viewer-country': 'US',
};
/** AWS's own cache policy of this id: the key is the path. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const cachingOptimized: Json = {
  CachePolicyConfig: {
    ParametersInCacheKeyAndForwardedToOrigin: {
      HeadersConfig: {},
      CookiesConfig: {},
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  },
};
/** CloudFront passes these on without a policy. */
const byItself = [
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'content-type',
  'content-length',
];

/**
 * What the distribution of a template does with a request on its way to an origin and back, without a cache: chooses the
 * behaviour, runs the functions from their text, passes on what the policies name, adds the headers of responses (behind
 * the cache and before the function, as AWS describes it; not to what a function responds, which is not described).
 */
export class CloudFront {
  readonly #resources: Readonly<Record<string, Json>>;
  readonly #config: Json;

  constructor(template: Template) {
    this.#resources = Object(template.toJSON().Resources);
    const distribution = Object.values(this.#resources).find(
      ({ Type }) => Type === 'AWS::CloudFront::Distribution',
    );
    this.#config = distribution?.Properties.DistributionConfig;
  }

  async request(
    sent: VisitorRequest,
    askOrigin: (request: OriginRequest) => Promise<OriginResponse>,
  ): Promise<OriginResponse> {
    const [path = '', query = ''] = sent.url.split('?');
    const behaviour = this.#behaviourFor(requestPath(path) ?? path);
    const request = {
      method: sent.method,
      uri: path,
      querystring: toValues(query),
      headers: withoutCookie(sent.headers, this.#config.Aliases[0]),
      cookies: toValues(sent.headers.cookie ?? '', /;\s*/),
    };
    const passed = this.#run(behaviour, 'viewer-request', { request });
    if (passed.statusCode !== undefined) return fromEvent(passed);
    const forwarded = this.#toOrigin(behaviour, passed, sent.headers);
    const given = await askOrigin(forwarded);
    const response = { ...given, headers: { ...this.#addedHeaders(behaviour), ...given.headers } };
    // For errors CloudFront runs no function.
    if (response.status >= 400) return response;
    return fromEvent(
      this.#run(behaviour, 'viewer-response', {
        request: { ...passed, headers: { ...passed.headers, ...this.#knownOf(behaviour) } },
        response: toEvent(response),
      }),
    );
  }

  #behaviourFor(path: string): Json {
    const found = this.#config.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => {
      const parts = PathPattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`).test(path);
    });
    return found ?? this.#config.DefaultCacheBehavior;
  }

  #run(behaviour: Json, moment: string, event: object): Json {
    const association = behaviour.FunctionAssociations.find(
      ({ EventType }: { EventType: string }) => EventType === moment,
    );
    const { FunctionCode, FunctionConfig } = this.#at(association.FunctionARN);
    if (FunctionConfig.Runtime !== 'cloudfront-js-2.0') throw new Error(`Unknown runtime for ${moment}.`);
    const context = createContext({ event: structuredClone(event) });
    return runInContext(`${FunctionCode};handler(event)`, context, { timeout: 5_000 });
  }

  /** What CloudFront says of the visitor to its functions: only what a policy names. */
  #knownOf(behaviour: Json): Json {
    return Object.fromEntries(
      this.#namedHeaders(behaviour)
        .filter((name) => name in visitor)
        .map((name) => [name, { value: visitor[name] }]),
    );
  }

  #namedHeaders(behaviour: Json): string[] {
    const cache = this.#at(behaviour.CachePolicyId).CachePolicyConfig
      .ParametersInCacheKeyAndForwardedToOrigin;
    const request = this.#at(behaviour.OriginRequestPolicyId)?.OriginRequestPolicyConfig;
    return [cache.HeadersConfig.Headers, request?.HeadersConfig.Headers]
      .flatMap((list) => list ?? [])
      .map((name: string) => name.toLowerCase());
  }

  #toOrigin(behaviour: Json, { method, uri, querystring, cookies }: Json, sent: VisitorRequest['headers']) {
    const cache = this.#at(behaviour.CachePolicyId).CachePolicyConfig
      .ParametersInCacheKeyAndForwardedToOrigin;
    const headers: Record<string, string> = {};
    for (const name of [...byItself, ...this.#namedHeaders(behaviour)]) {
      const value = name.startsWith('cloudfront-') ? visitor[name] : sent[name];
      if (value !== undefined) headers[name] = value;
    }
    const origin = this.#config.Origins.find(({ Id }: { Id: string }) => Id === behaviour.TargetOriginId);
    for (const { HeaderName, HeaderValue } of origin.OriginCustomHeaders ?? [])
      headers[HeaderName] = HeaderValue;
    const names: string[] = cache.CookiesConfig.Cookies ?? [];
    const hasQuery = cache.QueryStringsConfig.QueryStringBehavior === 'all';
    return {
      origin: String(origin.Id),
      method: String(method),
      path: String(uri),
      query: hasQuery ? toPairs(querystring).join('&') : '',
      headers,
      cookies: toPairs(cookies).filter((pair) => names.includes(pair.replace(/=.*/, ''))),
    };
  }

  #addedHeaders(behaviour: Json): Record<string, string> {
    const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom = { Items: [] } } = this.#at(
      behaviour.ResponseHeadersPolicyId,
    ).ResponseHeadersPolicyConfig;
    return {
      ...(security.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
      ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
      ...(security.ContentSecurityPolicy && {
        'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      }),
      ...Object.fromEntries(custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value])),
    };
  }

  /** The properties of the resource that a template refers to. */
  #at(reference: Json): Json {
    if (reference === CACHING_OPTIMIZED) return cachingOptimized;
    const name = reference?.Ref ?? reference?.['Fn::GetAtt']?.[0];
    return name === undefined ? undefined : this.#resources[name]?.Properties;
  }
}

function withoutCookie({ cookie: _, ...headers }: VisitorRequest['headers'], host: string): Json {
  return Object.fromEntries(Object.entries({ host, ...headers }).map(([name, value]) => [name, { value }]));
}

function toValues(text: string, between: RegExp | string = '&'): Json {
  const values: Record<string, Json> = {};
  for (const pair of text.split(between).filter((each) => each !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const known = values[name];
    if (known === undefined) values[name] = { value };
    else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
  }
  return values;
}

function toPairs(values: Json): string[] {
  return Object.entries(values).flatMap(([name, given]) => {
    const { value, multiValue } = Object(given);
    return (multiValue ?? [{ value }]).map((each: { value: string }) => `${name}=${each.value}`);
  });
}

function toEvent({ status, headers, cookies }: OriginResponse): Json {
  return {
    statusCode: status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
    cookies: toValues(cookies.join('&')),
  };
}

function fromEvent({ statusCode, headers, cookies = {} }: Json): OriginResponse {
  const plain = Object.entries(headers).map(([name, given]) => [name, Object(given).value]);
  return { status: statusCode, headers: Object.fromEntries(plain), cookies: toPairs(cookies) };
}
