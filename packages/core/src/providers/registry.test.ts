import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';
import { listVariables } from './variable.ts';

const rows = Object.entries(registry);

describe('the registry of providers', () => {
  it.each(rows)('%s documents every variable with an example that it accepts', (_, { env }) => {
    const variables = listVariables(env);
    expect(variables.length).toBeGreaterThan(0);
    const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
    expect(env.safeParse(examples).error?.issues ?? []).toEqual([]);
  });

  it.each(rows)('%s says what shoppers see when it is down, and how long we wait for it', (_, row) => {
    expect(row.whenDown).toMatch(/\.$/);
    expect(row.timeoutMs).toBeGreaterThan(0);
    expect(row.timeoutMs).toBeLessThanOrEqual(10_000);
  });

  it('marks what must stay secret, and nothing that browsers see', () => {
    const secrets = rows.flatMap(([, { env }]) => listVariables(env).filter(({ isSecret }) => isSecret));
    expect(secrets.map(({ name }) => name)).toEqual([
      'SHOPIFY_STOREFRONT_PRIVATE_TOKEN',
      'SHOPIFY_MULTIPASS_SECRET',
      'SHOPIFY_WEBHOOK_SECRET',
      'SANITY_READ_TOKEN',
      'SANITY_WEBHOOK_SECRET',
    ]);
  });

  it('opens the pages to the platform’s own origins, or to the sandbox when it stands in for them', () => {
    expect(registry.commerce.csp({ SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com' })).toEqual({
      'connect-src': ['https://vesper.myshopify.com'],
      'img-src': ['https://cdn.shopify.com'],
      'media-src': ['https://cdn.shopify.com'],
    });
    const double = {
      SHOPIFY_STORE_DOMAIN: 'x.example',
      SHOPIFY_STOREFRONT_ENDPOINT: 'http://localhost:3001',
    };
    expect(registry.commerce.csp(double)['img-src']).toEqual(['http://localhost:3001']);
    expect(registry.content.csp({})).toEqual({ 'img-src': ['https://cdn.sanity.io'] });
  });
});
