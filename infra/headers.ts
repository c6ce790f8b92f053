import type { Config } from '@storefront/core/config';
import {
  HSTS_MAX_AGE_S,
  type SecurityHeaders,
  securityHeaders,
} from '@storefront/core/providers/security-headers';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export interface HeaderOptions {
  /** False for stages that search engines are to leave out. */
  isIndexed?: boolean;
}

/** The headers that CloudFront adds to scripts, style sheets, pictures and answers of endpoints. */
export function fileHeaders(
  scope: Construct,
  config: Config,
  { isIndexed = true }: HeaderOptions = {},
): ResponseHeadersPolicy {
  const headers = securityHeaders(config, { styleHashes: [], isPreview: false });
  return new ResponseHeadersPolicy(scope, 'file-headers', {
    securityHeadersBehavior: commonHeaders(),
    customHeadersBehavior: { customHeaders: [resourcePolicy(headers), ...robotsPolicy(isIndexed)] },
  });
}

/**
 * The headers that CloudFront adds to every page of a stage, its own errors too. Headers of a server win: a page
 * brings the policy that names the style sheets of its build, and the two are cached together. What brings none gets a
 * short one.
 */
export function responseHeaders(
  scope: Construct,
  config: Config,
  { isIndexed = true }: HeaderOptions = {},
): ResponseHeadersPolicy {
  const headers = securityHeaders(config, { styleHashes: [], isPreview: false });
  const override = false;
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
    ...commonHeaders(),
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
  };
  const names = ['permissions-policy', 'cross-origin-opener-policy', 'speculation-rules'] as const;
  const ofDocuments = names.map((header) => ({ header, value: headers[header], override }));
  return new ResponseHeadersPolicy(scope, 'response-headers', {
    securityHeadersBehavior,
    customHeadersBehavior: {
      customHeaders: [...ofDocuments, resourcePolicy(headers), ...robotsPolicy(isIndexed)],
    },
  });
}

const commonHeaders = (): ResponseSecurityHeadersBehavior => ({
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(HSTS_MAX_AGE_S),
    includeSubdomains: true,
    override: false,
  },
  contentTypeOptions: { override: false },
});

const resourcePolicy = (headers: SecurityHeaders): ResponseCustomHeader => ({
  header: 'cross-origin-resource-policy',
  value: headers['cross-origin-resource-policy'],
  override: false,
});

const robotsPolicy = (isIndexed: boolean): ResponseCustomHeader[] =>
  isIndexed ? [] : [{ header: 'x-robots-tag', value: 'noindex', override: true }];
