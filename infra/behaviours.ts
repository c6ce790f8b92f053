import { requestPolicy } from '@storefront/core/request-policy';
import { type Route, routes, type ViewerHeader } from '@storefront/core/routes';
import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { previewCookieNames } from './edge/shop-at-edge.ts';

export interface BehaviourParts {
  site: IOrigin;
  functions: IOrigin;
  files: IOrigin;
  pageHeaders: ResponseHeadersPolicy;
  fileHeaders: ResponseHeadersPolicy;
  edge: FunctionAssociation[];
  /** Patterns of the files of `public/`. */
  publicFiles: readonly string[];
  /** Starts the names of policies, which are one list in an account. */
  prefix: string;
}

/** CloudFront passes these on by itself, and an origin request policy may not name them. */
const passedByItself = new Set([
  'accept-encoding',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);
/** CloudFront passes it on only as a part of the cache key. */
const AUTHORIZATION = 'authorization';
const COUNTRY: ViewerHeader = 'cloudfront-viewer-country';

const fileRoute: Route = { pattern: '', to: 'site', cache: 'file', viewerHeaders: [] };

/** The behaviours of a distribution: one for each row of the table of routes, and one for each file of the site. */
export function makeBehaviours(
  scope: Construct,
  parts: BehaviourParts,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } {
  const cachePolicies = new Map<CacheName, CachePolicy>();
  const requestPolicies = new Map<string, OriginRequestPolicy>();

  function behaviourOf(route: Route): BehaviorOptions {
    const isFile = route === fileRoute || route.cache === 'immutable';
    const stored = cacheName(route);
    return {
      origin: isFile ? parts.files : route.to === 'site' ? parts.site : parts.functions,
      // Of files whose name changes with their content: the key is the path, the lifetime that of the response.
      cachePolicy:
        stored === null
          ? CachePolicy.CACHING_OPTIMIZED
          : shared(cachePolicies, stored, (name) => addCachePolicy(scope, name, named(name))),
      ...(isFile
        ? {}
        : {
            originRequestPolicy: shared(requestPolicies, requestName(route), (name) =>
              addRequestPolicy(scope, route, named(name)),
            ),
          }),
      responseHeadersPolicy: isDocument(route) ? parts.pageHeaders : parts.fileHeaders,
      // The function at the edge refuses methods, as the sandbox's edge does, where a page can only be read.
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      functionAssociations: parts.edge,
    };
  }
  const named = (name: string) => `${parts.prefix}-${name}`;

  const everythingElse = routes.at(-1);
  if (everythingElse?.pattern !== '*') throw new Error('The last row of the table of routes must be *.');
  const rows = routes.slice(0, -1).map((route) => [route.pattern, behaviourOf(route)] as const);
  const files = parts.publicFiles.map((pattern) => [pattern, behaviourOf(fileRoute)] as const);
  return {
    defaultBehavior: behaviourOf(everythingElse),
    additionalBehaviors: Object.fromEntries([...rows, ...files]),
  };
}

function shared<Name extends string, Policy>(
  known: Map<Name, Policy>,
  name: Name,
  make: (name: Name) => Policy,
): Policy {
  const policy = known.get(name) ?? make(name);
  known.set(name, policy);
  return policy;
}

/**
 * How CloudFront stores what a row leads to. Few of them, because an account has 20 for all of its stages: rows whose
 * targets read other cookies share one, and the function at the edge leaves each row its own (`edge/viewer-request.ts`).
 */
type CacheName = 'page' | 'file' | 'public-file' | 'never';

/** Null for AWS's own policy. */
function cacheName(route: Route): CacheName | null {
  if (route === fileRoute) return 'public-file';
  return route.cache === 'immutable' ? null : route.cache;
}

/** The cookies of all rows that share a policy: what of them is in a request is part of the key, and is passed on. */
function cookiesOf(cacheOf: CacheName): string[] {
  const names = routes.flatMap((route) => {
    if (cacheName(route) !== cacheOf) return [];
    const { passesPreview, cookies } = requestPolicy(route);
    return [...cookies, ...(passesPreview ? previewCookieNames : [])];
  });
  return [...new Set(names)];
}

/** Lifetimes are those of the responses; the key is the path, a file's query, and the cookies that the target reads. */
function addCachePolicy(scope: Construct, name: CacheName, cachePolicyName: string): CachePolicy {
  const cookies = cookiesOf(name);
  const isNever = name === 'never';
  return new CachePolicy(scope, `cache-${name}`, {
    cachePolicyName,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    // A policy with a lifetime of zero cannot have the token in its key, and without the key it is not passed on.
    maxTtl: Duration.seconds(isNever ? 1 : 31_536_000),
    queryStringBehavior: name === 'page' ? CacheQueryStringBehavior.none() : CacheQueryStringBehavior.all(),
    headerBehavior: isNever ? CacheHeaderBehavior.allowList(AUTHORIZATION) : CacheHeaderBehavior.none(),
    cookieBehavior:
      cookies.length > 0 ? CacheCookieBehavior.allowList(...cookies) : CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/**
 * The headers of the visitor that CloudFront passes on only by a policy. Its own functions see the country only where a
 * policy names it: `edge/viewer-response.ts` writes it on pages. The site itself drops it.
 */
export function headersToPass(route: Route): string[] {
  const own = requestPolicy(route).headers.filter(
    (name) => !passedByItself.has(name) && name !== AUTHORIZATION,
  );
  return [...own, ...(isPage(route) ? [COUNTRY] : route.viewerHeaders)].toSorted();
}

function isPage({ to, cache }: Route): boolean {
  return to === 'site' && cache === 'page';
}

/** Also a page with an id or a token in its address, which has a row of its own. */
function isDocument(route: Route): boolean {
  return isPage(route) && !(route.servedAs ?? route.pattern).startsWith('/api/');
}

function requestName(route: Route): string {
  const names = headersToPass(route);
  if (names.length === 0) return 'bare';
  if (names.includes('x-shopify-topic')) return 'webhooks';
  if (isPage(route)) return 'pages';
  return names.includes(COUNTRY) ? 'country' : 'endpoints';
}

function addRequestPolicy(
  scope: Construct,
  route: Route,
  originRequestPolicyName: string,
): OriginRequestPolicy {
  const headers = headersToPass(route);
  return new OriginRequestPolicy(scope, `request-${requestName(route)}`, {
    originRequestPolicyName,
    headerBehavior:
      headers.length === 0
        ? OriginRequestHeaderBehavior.none()
        : OriginRequestHeaderBehavior.allowList(...headers),
    // Queries and cookies that reach an origin are those of the cache key.
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  });
}
