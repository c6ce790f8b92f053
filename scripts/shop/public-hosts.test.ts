import { describe, expect, it } from 'vitest';
import { readConfig } from '../../packages/core/src/config.ts';
import { sandboxDefaults, sandboxOrigins } from './sandbox-defaults.ts';
import { welcome } from './welcome.ts';
import { workbenchEnv } from './workbench-env.ts';

const proxied = {
  SANDBOX_PUBLIC_COMMERCE: 'https://vesper-and-vine.example',
  SANDBOX_PUBLIC_CONTENT: 'https://content.example:8443',
  SANDBOX_PUBLIC_DESK: 'https://desk.example',
};

describe('doubles behind a proxy', () => {
  it('are on their ports of this machine unless a variable says otherwise', () => {
    expect(sandboxOrigins(workbenchEnv.parse({}))).toEqual({
      commerce: 'http://localhost:3001',
      content: 'http://localhost:3002',
      desk: 'http://localhost:3003',
    });
  });

  it('are used by the shop under their public addresses', () => {
    const env = sandboxDefaults(workbenchEnv.parse(proxied), {});
    expect(env).toMatchObject({
      SHOPIFY_STOREFRONT_ENDPOINT: proxied.SANDBOX_PUBLIC_COMMERCE,
      SHOPIFY_CHECKOUT_HOST: 'vesper-and-vine.example',
      SANITY_API_HOST: proxied.SANDBOX_PUBLIC_CONTENT,
    });
    expect(JSON.stringify(env)).toContain('https://desk.example/');
    expect(JSON.stringify(env)).not.toContain('localhost:3003');
    expect(() => readConfig(env)).not.toThrow();
  });

  it.each(['vesper-and-vine.example', 'https://shop.example/path', 'https://shop.example/'])(
    'refuses %s, which is no origin',
    (origin) => {
      const read = workbenchEnv.safeParse({ SANDBOX_PUBLIC_COMMERCE: origin });
      expect(read.success).toBe(false);
    },
  );

  it('are named when the shop opens, with the tokens of the commerce double', () => {
    const workbench = workbenchEnv.parse(proxied);
    const text = welcome({ workbench, env: sandboxDefaults(workbench, {}) });
    expect(text).toContain('Commerce     https://vesper-and-vine.example\n');
    expect(text).toMatch(/Tokens {7}[0-9a-f]{32} {3}for browsers/);
    expect(text).toContain('shpat_');
  });
});
