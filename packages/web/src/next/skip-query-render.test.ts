import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRealRouter, settle } from './real-router.fixture.ts';
import { skipQueryRender } from './skip-query-render.ts';

const client = readFileSync(createRequire(import.meta.url).resolve('next/dist/client/index.js'), 'utf8');

afterEach(() => vi.unstubAllGlobals());

describe('the rendering for a query', () => {
  it('comes when the root is mounted, while the page counts as the server’s', () => {
    expect(client).toMatch(
      /componentDidMount\(\) \{\s*this\.scrollToHash\(\);[^}]*if \(router\.isSsr && \(/s,
    );
  });

  it('is left out: the page counts as the server’s again only after that', async () => {
    const { router } = openRealRouter();
    expect(router.isSsr).toBe(true);
    skipQueryRender();
    expect(router.isSsr).toBe(false);
    await settle();
    expect(router.isSsr).toBe(true);
  });

  it('is not touched after a navigation', async () => {
    const { router, data } = openRealRouter();
    data('/cart').resolve({ json: { pageProps: { frame: {} } } });
    await router.push('/cart');
    skipQueryRender();
    await settle();
    expect(router.isSsr).toBe(false);
  });
});
