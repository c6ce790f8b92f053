import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from './csp.ts';
import { securityHeaders } from './security-headers.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const forShoppers = { styleHashes: [], isPreview: false };

describe('the security headers', () => {
  it('forbids type sniffing and devices, and sends other sites the origin only', () => {
    const headers = securityHeaders(readConfig(shop), forShoppers);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=(), ');
  });

  it('has a policy for documents that bring none, with nothing inline and nothing of another site', () => {
    const policy = securityHeaders(readConfig(shop), forShoppers)['content-security-policy'];
    expect(policy).toBe(
      "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it('has the policy of pages for the development server, whose pages bring none', () => {
    const options = { ...forShoppers, isDevelopment: true };
    const policy = securityHeaders(readConfig(shop), options)['content-security-policy'];
    expect(policy).toBe(contentSecurityPolicy(readConfig(shop), options));
    expect(policy).toContain("script-src 'self' 'unsafe-eval'");
  });

  it('makes browsers insist on https where the shop has it, and never on a laptop', () => {
    const insists = (siteUrl: string) =>
      securityHeaders(readConfig({ ...shop, SITE_URL: siteUrl }), forShoppers)['strict-transport-security'];
    expect(insists('https://shop.example.com')).toBe('max-age=63072000; includeSubDomains');
    expect(insists('http://localhost:3000')).toBe('max-age=0');
  });

  it('is one line each, so that nothing can be smuggled into a response', () => {
    for (const value of Object.values(securityHeaders(readConfig(shop), forShoppers)))
      expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});
