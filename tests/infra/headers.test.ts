import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { fileHeaders, responseHeaders } from '../../infra/headers.ts';
import { readConfig } from '../../packages/core/src/config.ts';
import { securityHeaders } from '../../packages/core/src/providers/security-headers.ts';
import {
  FILE_CACHE_CONTROL,
  IMMUTABLE_CACHE_CONTROL,
  VERSIONED_FILES,
} from '../../packages/core/src/response-policy.ts';
import { DOCUMENT_HEADERS } from '../../packages/core/src/routes.ts';
import { fileHeaders as ofNext } from '../../packages/web/file-headers.ts';

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
  it('are the same as those of the local edge', () => {
    expect(deployedHeaders(responseHeaders)).toEqual(local);
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
