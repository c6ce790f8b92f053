import { describe, expect, it } from 'vitest';
import { readConfig } from '../../packages/core/src/config.ts';
import { readEnvironment } from './read-environment.ts';
import { welcome } from './welcome.ts';

describe('the environment of a shop on a developer’s machine', () => {
  it('points everything at the sandbox when nothing is given', () => {
    const { env, workbench } = readEnvironment({});
    expect(workbench).toMatchObject({
      PORT: 3000,
      SANDBOX_COMMERCE_PORT: 3001,
      SANDBOX_STATE_DIR: '.sandbox',
    });
    expect(readConfig(env)).toMatchObject({
      siteUrl: 'http://localhost:3000',
      commerce: {
        endpoint: 'http://localhost:3001/api/2025-01/graphql.json',
        publicToken: expect.stringMatching(/^[0-9a-f]{32}$/),
        checkoutHost: 'localhost:3001',
      },
      content: { apiHost: 'http://localhost:3002' },
    });
  });

  it('uses the given ports', () => {
    const { env } = readEnvironment({
      PORT: '4000',
      SANDBOX_COMMERCE_PORT: '4001',
      SANDBOX_CONTENT_PORT: '4002',
    });
    expect(readConfig(env)).toMatchObject({
      siteUrl: 'http://localhost:4000',
      commerce: { endpoint: 'http://localhost:4001/api/2025-01/graphql.json' },
      content: { apiHost: 'http://localhost:4002' },
    });
  });

  it('replaces the double of a provider with a given account, and only that one', () => {
    const real = { SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com', SHOPIFY_STOREFRONT_TOKEN: 'abc' };
    const environment = readEnvironment(real);
    expect(readConfig(environment.env)).toMatchObject({
      commerce: { endpoint: 'https://vesper.myshopify.com/api/2025-01/graphql.json' },
      content: { apiHost: 'http://localhost:3002' },
    });
    expect(welcome(environment)).toContain('https://vesper.myshopify.com (real)');
  });

  it('keeps the double when only its version is given', () => {
    const { env } = readEnvironment({ SHOPIFY_API_VERSION: '2026-04' });
    expect(readConfig(env).commerce.endpoint).toBe('http://localhost:3001/api/2026-04/graphql.json');
  });

  it('lists all problems in one message', () => {
    const broken = { PORT: '99999', SANDBOX_COUNTRY: 'usa', SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com' };
    expect(() => readEnvironment(broken)).toThrow(
      /3 problems:.*PORT must be a port.*SANDBOX_COUNTRY must be.*SHOPIFY_STOREFRONT_TOKEN is missing/s,
    );
  });
});
