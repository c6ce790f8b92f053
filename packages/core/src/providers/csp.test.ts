import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy, type PolicyOptions } from './csp.ts';
import { originOf } from './provider-row.ts';
import { registry } from './registry.ts';
import { listVariables } from './variable.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};
const everything = Object.fromEntries(
  Object.values(registry).flatMap(({ env }) =>
    listVariables(env).map(({ name, example }) => [name, example]),
  ),
);
const forShoppers: PolicyOptions = { styleHashes: ['sha256-abc='], isPreview: false };

function policyOf(env: Record<string, string>, options = forShoppers): Map<string, string[]> {
  const text = contentSecurityPolicy(readConfig({ ...shop, ...env }), options);
  return new Map(text.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
}

describe('the content security policy', () => {
  it('without optional providers allows connections to the platform and the CMS only', () => {
    const policy = policyOf({});
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://vesper.myshopify.com']);
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://cdn.shopify.com',
      'https://cdn.sanity.io',
    ]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
  });

  it('stays on http where the shop does', () => {
    const policy = policyOf({
      SITE_URL: 'http://localhost:3000',
      SHOPIFY_STOREFRONT_ENDPOINT: 'http://localhost:3001',
    });
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(policy.get('media-src')).toEqual(["'self'", 'http://localhost:3001']);
  });

  it('opens pages to what a provider needs once it is configured', () => {
    const policy = policyOf({ GTM_CONTAINER_ID: 'GTM-ABC123', VIMEO_URL: 'https://vimeo.com' });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(policy.get('frame-src')).toEqual(['https://player.vimeo.com']);
  });

  it('never lets inline code, evaluation or any host run, with all providers on', () => {
    const sources = policyOf(everything).get('script-src') ?? [];
    expect(sources.length).toBeGreaterThan(8);
    for (const source of sources) expect(source).toMatch(/^('self'|https:\/\/[^\s;,]+)$/);
    expect(sources).not.toContain('https://*');
  });

  it('names the hosts of pictures and clips; of a whole domain only where it is the provider’s own', () => {
    const policy = policyOf(everything);
    const ofWholeDomains = (directive: string) =>
      (policy.get(directive) ?? []).filter((source) => source.includes('*'));
    expect(ofWholeDomains('media-src')).toEqual([]);
    expect(ofWholeDomains('img-src')).toEqual([
      'https://*.gorgias.chat',
      'https://*.gorgias.io',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
    expect(policy.get('media-src')).toContain('https://d3hw6dc1ow8pp2.cloudfront.net');
    const others = {
      OKENDO_SUBSCRIBER_ID: 'a',
      OKENDO_MEDIA_ORIGINS: 'https://a.example, https://b.example',
    };
    expect(policyOf(others).get('media-src')).toEqual([
      "'self'",
      'https://cdn.shopify.com',
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('covers the usual address of every script that the registry names', () => {
    const sources = policyOf(everything).get('script-src') ?? [];
    const scripts = Object.values(registry).flatMap((row) => row.scripts);
    const origins = scripts.flatMap(({ src }) => (URL.canParse(src) ? [originOf(src)] : []));
    expect(origins.length).toBeGreaterThan(7);
    expect(sources).toEqual(expect.arrayContaining(origins));
  });

  it('lets the studio frame a preview, whose overlays bring styles; its scripts stay the shop’s own', () => {
    const studio = { SANITY_STUDIO_ORIGIN: 'https://studio.example.com' };
    const policy = policyOf(studio, { ...forShoppers, isPreview: true });
    expect(policy.get('frame-ancestors')).toEqual(['https://studio.example.com', "'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policyOf(studio).get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('lets the development server evaluate its modules, but no script of another site', () => {
    const policy = policyOf({}, { styleHashes: [], isPreview: false, isDevelopment: true });
    expect(policy.get('script-src')).toEqual(["'self'", "'unsafe-eval'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('connect-src')).toContain('ws:');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });
});
