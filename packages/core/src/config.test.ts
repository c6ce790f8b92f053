import { describe, expect, it } from 'vitest';
import { configProblems, readConfig, secretNames } from './config.ts';
import { isFault } from './fault.ts';
import { registry } from './providers/registry.ts';
import { type Environment, listVariables } from './providers/variable.ts';
import { publicConfig, publicPorts } from './public-config.ts';

const shop = {
  SITE_URL: 'https://shop.example.com',
  ORIGIN_SECRET: 'known-to-the-edge',
  SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SANITY_PROJECT_ID: 'abcd1234',
};

function complaint(env: Environment): string {
  try {
    readConfig(env);
  } catch (error) {
    if (isFault(error) && error.kind === 'input') return error.say;
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

describe('the configuration', () => {
  it('needs five variables and fills in the rest', () => {
    expect(readConfig(shop)).toMatchObject({
      brandName: 'Vesper & Vine',
      commerce: {
        apiVersion: '2025-01',
        endpoint: 'https://vesper.myshopify.com/api/2025-01/graphql.json',
        checkoutHost: 'vesper.myshopify.com',
        multipassSecret: null,
      },
      content: { dataset: 'production', apiHost: null, readToken: null },
    });
  });

  it('uses another endpoint than https only where one is configured', () => {
    const { commerce } = readConfig({ ...shop, SHOPIFY_STOREFRONT_ENDPOINT: 'http://localhost:3001' });
    expect(commerce.endpoint).toBe('http://localhost:3001/api/2025-01/graphql.json');
  });

  it('lists every problem in one message, with what to put there', () => {
    const message = complaint({ SITE_URL: 'shop.example.com', SHOPIFY_API_VERSION: '2025-02' });
    expect(message).toContain('5 problems');
    expect(message).toContain('SITE_URL must be an origin');
    expect(message).toContain('SHOPIFY_STORE_DOMAIN is missing');
    expect(message).toContain('For example SHOPIFY_STORE_DOMAIN=your-store.myshopify.com');
    expect(message).toContain('SHOPIFY_STOREFRONT_TOKEN is missing');
    expect(message).toContain('(it is "2025-02")');
    expect(message).toContain('SANITY_PROJECT_ID is missing');
  });

  it.each([
    ['https://shop.example.com', true],
    ['https://localhost.example.com', true],
    ['https://localhost:3000', false],
    ['https://127.0.0.1:3000', false],
    ['https://[::1]:3000', false],
    ['http://localhost:3000', false],
  ])('requires ORIGIN_SECRET of a shop at %s: %s', (siteUrl, isRequired) => {
    const problems = configProblems({ ...shop, SITE_URL: siteUrl, ORIGIN_SECRET: ' ' });
    const missing = isRequired
      ? [expect.stringMatching(/^ORIGIN_SECRET is missing\. .*x-origin-secret/)]
      : [];
    expect(problems).toEqual(missing);
  });

  it.each(['http://localhost:3000', 'https://shop.example'])(
    'refuses a former secret of the edge at %s without the one that follows it',
    (siteUrl) => {
      const secrets = { ORIGIN_SECRET: ' ', ORIGIN_SECRET_BEFORE: 'known-to-the-edge' };
      const problems = configProblems({ ...shop, SITE_URL: siteUrl, ...secrets });
      expect(problems).toEqual([
        'ORIGIN_SECRET is missing beside ORIGIN_SECRET_BEFORE: set what follows it, or neither.',
      ]);
    },
  );

  it.each(['ORIGIN_SECRET', 'REVALIDATE_SECRET'])('refuses a short %s', (name) => {
    const message = complaint({ ...shop, [name]: 'fifteen-letters' });
    expect(message).toContain(`1 problem:\n  - ${name} must have at least 16 characters`);
    expect(message).not.toContain('fifteen');
    expect(configProblems({ ...shop, [name]: 'sixteen-letters-' })).toEqual([]);
  });

  it('lists the hosts that redirects may lead to, none by default', () => {
    expect(readConfig(shop).redirectHosts).toEqual([]);
    const { redirectHosts } = readConfig({
      ...shop,
      REDIRECT_HOSTS: 'resale.example.com, press.example.com',
    });
    expect(redirectHosts).toEqual(['resale.example.com', 'press.example.com']);
    expect(complaint({ ...shop, REDIRECT_HOSTS: 'https://resale.example.com' })).toContain(
      'REDIRECT_HOSTS must be a host',
    );
  });

  it('treats a blank variable as missing', () => {
    expect(complaint({ ...shop, SANITY_PROJECT_ID: ' ' })).toContain('SANITY_PROJECT_ID is missing');
    expect(readConfig({ ...shop, SANITY_DATASET: '' }).content.dataset).toBe('production');
  });

  it.each([
    ['SITE_URL', 'https://shop.example.com/'],
    ['SITE_URL', 'ftp://shop.example.com'],
    ['SHOPIFY_STORE_DOMAIN', 'https://vesper.myshopify.com'],
    ['SHOPIFY_CHECKOUT_HOST', 'checkout.example.com/cart'],
    ['SHOPIFY_STOREFRONT_TOKEN', 'two words'],
    ['SANITY_PROJECT_ID', 'Project_1'],
    ['SANITY_DATASET', 'Production!'],
    ['SANITY_API_HOST', 'localhost:3002'],
  ])('refuses %s=%s', (name, value) => {
    expect(complaint({ ...shop, [name]: value })).toContain(`1 problem:\n  - ${name} must`);
  });

  it('never prints the value of a secret', () => {
    const message = complaint({ ...shop, SHOPIFY_MULTIPASS_SECRET: 'open sesame' });
    expect(message).toContain('SHOPIFY_MULTIPASS_SECRET must not contain spaces');
    expect(message).not.toContain('sesame');
  });

  it('shows browsers no secret, whatever is configured', () => {
    const variables = Object.values(registry).flatMap(({ env }) => listVariables(env));
    const env = variables.map(({ name, example, isSecret }) => [name, isSecret ? `hidden-${name}` : example]);
    const own = {
      REVALIDATE_SECRET: 'hidden-of-operators',
      ORIGIN_SECRET: 'hidden-of-the-edge',
      ORIGIN_SECRET_BEFORE: 'hidden-of-yesterday',
    };
    const config = readConfig({ ...shop, ...Object.fromEntries(env), ...own });
    expect(JSON.stringify(config).match(/hidden-\w+/g)).toHaveLength(secretNames().length);
    const seen = JSON.stringify([publicConfig(config), publicPorts(config)]);
    expect(seen).not.toContain('hidden');
    expect(seen).toContain('"publicToken":"public"');
  });

  it('names the secrets of the shop and of all providers', () => {
    expect(secretNames()).toEqual(expect.arrayContaining(['REVALIDATE_SECRET', 'FRIENDBUY_API_SECRET']));
    expect(secretNames()).not.toContain('SHOPIFY_STOREFRONT_TOKEN');
  });

  it('has every optional provider off until it is configured', () => {
    const { commerce, content, ...rest } = readConfig(shop);
    const on = Object.entries(rest).filter(([role, options]) => role in registry && options !== null);
    expect(on).toEqual([]);
    const config = { commerce, content, ...rest };
    expect(publicConfig(config)).toMatchObject({ hasWishlists: false, hasGifts: false });
    const { categories, ...ports } = publicPorts(config);
    expect(ports).toEqual({});
    expect(categories).toEqual({});
  });

  it('names what is missing of a half-configured provider', () => {
    expect(configProblems({ ...shop, ENVIVE_API_KEY: 'key' })).toEqual([
      expect.stringContaining('ENVIVE_SCRIPT_URL is missing'),
    ]);
  });
});
