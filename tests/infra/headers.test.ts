import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { fileHeaders, responseHeaders } from '../../infra/headers.ts';
import { readConfig } from '../../packages/core/src/config.ts';
import { contentSecurityPolicy } from '../../packages/core/src/providers/csp.ts';
import { securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import {
  FILE_CACHE_CONTROL,
  IMMUTABLE_CACHE_CONTROL,
  VERSIONED_FILES,
} from '../../packages/core/src/response-policy.ts';
import { DOCUMENT_HEADERS } from '../../packages/core/src/routes.ts';
import { fileHeaders as ofNext } from '../../packages/web/file-headers.ts';
import { exampleEnvironment } from './synthesise.ts';

/** CloudFront's quotas for a policy of response headers. */
const MAX_POLICY = 1_783;
const MAX_CUSTOM_HEADERS = 10;

const config = readConfig({
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
});

function deployedHeaders(add: typeof responseHeaders): Record<string, string> {
  const stack = new Stack(new App(), 'headers');
  add(stack, config);
  const [policy] = Object.values(
    Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
  );
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    Object(policy).Properties.ResponseHeadersPolicyConfig;
  const { AccessControlMaxAgeSec: maxAge, IncludeSubdomains: isForAll } = security.StrictTransportSecurity;
  return {
    ...(security.ContentSecurityPolicy && {
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    'strict-transport-security': `max-age=${maxAge}${isForAll ? '; includeSubDomains' : ''}`,
    'x-content-type-options': security.ContentTypeOptions === undefined ? '' : 'nosniff',
    ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
  };
}

const local = securityHeaders(config, { styleHashes: [], isPreview: false });

it('files with a version in their query are the same in the cloud and in Next’s configuration', () => {
  const versioned = ofNext.filter((row) => row.has?.some(({ key }) => key === 'v'));
  expect(versioned.map(({ source }) => source)).toEqual(VERSIONED_FILES);
  const lifetimes = ofNext.map(({ headers }) => headers.map(({ value }) => value).join());
  expect(lifetimes).toEqual([IMMUTABLE_CACHE_CONTROL, FILE_CACHE_CONTROL]);
});

describe('the response headers of the deployed shop', () => {
  it('are the same as those that the local edge adds, the policy of what brings none included', () => {
    expect(deployedHeaders(responseHeaders)).toEqual(local);
  });

  it('are as long as CloudFront takes them, however many providers the shop has', () => {
    const stack = new Stack(new App(), 'headers');
    const everything = readConfig(exampleEnvironment);
    responseHeaders(stack, everything, { isIndexed: false });
    fileHeaders(stack, everything, { isIndexed: false });
    const policies = Object.values(
      Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
    ).map((policy) => Object(policy).Properties.ResponseHeadersPolicyConfig);
    expect(policies).toHaveLength(2);
    for (const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } of policies) {
      const policy = security.ContentSecurityPolicy?.ContentSecurityPolicy ?? '';
      expect(policy.length).toBeLessThanOrEqual(MAX_POLICY);
      expect(custom.Items.length).toBeLessThanOrEqual(MAX_CUSTOM_HEADERS);
    }
    // Why pages bring theirs: CloudFront would refuse it.
    const ofPages = contentSecurityPolicy(everything, { styleHashes: [], isPreview: false });
    expect(ofPages.length).toBeGreaterThan(MAX_POLICY);
  });

  it('of files are the same, without those of documents', () => {
    const ofDocuments: readonly string[] = DOCUMENT_HEADERS;
    const expected = Object.entries(local).filter(([name]) => !ofDocuments.includes(name));
    expect(deployedHeaders(fileHeaders)).toEqual(Object.fromEntries(expected));
  });

  it('never override a header of a server, because pages bring the policy of their build', () => {
    const stack = new Stack(new App(), 'headers');
    responseHeaders(stack, config);
    expect(JSON.stringify(Template.fromStack(stack))).not.toContain('"Override":true');
  });
});
