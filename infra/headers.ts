import type { Config } from '@storefront/core/config';
import { HSTS_MAX_AGE_S, securityHeaders } from '@storefront/core/providers/security-headers';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The headers that CloudFront adds to every response of a stage, its own errors too. Headers of a server win: a page
 * brings the policy that names the style sheets of its build, and the two are cached together.
 */
export function responseHeaders(scope: Construct, config: Config): ResponseHeadersPolicy {
  const headers = securityHeaders(config, { styleHashes: [], isPreview: false });
  const override = false;
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(HSTS_MAX_AGE_S),
      includeSubdomains: true,
      override,
    },
    contentTypeOptions: { override },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
  };
  const permissions = { header: 'permissions-policy', value: headers['permissions-policy'], override };
  return new ResponseHeadersPolicy(scope, 'response-headers', {
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders: [permissions] },
  });
}
