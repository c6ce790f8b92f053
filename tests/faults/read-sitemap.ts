import type { Environment } from '@storefront/core/providers/variable';
import { vi } from 'vitest';
import { callApi } from '../../packages/web/src/data/api-call.fixture.ts';

/** Two reads of the sitemap one after the other, by a process of the site that has just started: status and milliseconds. */
export async function readSitemap(env: Environment): Promise<{ status: number; ms: number }[]> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.resetModules();
  const { serveSitemap } = await import('../../packages/web/src/data/serve-sitemap.ts');
  const reads = [];
  for (let read = 0; read < 2; read += 1) {
    const startedAt = performance.now();
    const { status } = await callApi(serveSitemap);
    reads.push({ status, ms: performance.now() - startedAt });
  }
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return reads;
}
