import { exampleStore } from '@storefront/core/cache/example-store';
import { systemClock } from '@storefront/core/clock';
import type { GetStaticProps, GetStaticPropsContext } from 'next';
import { vi } from 'vitest';
import { sandboxDefaults } from '../../scripts/shop/sandbox-defaults.ts';
import { workbenchEnv } from '../../scripts/shop/workbench-env.ts';
import type { OpenSandbox } from './open-sandbox.ts';

/** Lets the page data functions of this process read from the sandbox, until `vi.unstubAllEnvs()`. */
export function pointAt(sandbox: OpenSandbox): void {
  const portOf = (url: string) => new URL(url).port;
  const ports = workbenchEnv.parse({
    SANDBOX_COMMERCE_PORT: portOf(sandbox.commerce),
    SANDBOX_CONTENT_PORT: portOf(sandbox.content),
    SANDBOX_DESK_PORT: portOf(sandbox.desk),
  });
  for (const [name, value] of Object.entries(sandboxDefaults(ports, {}))) vi.stubEnv(name, value);
}

export type PageData = (context: GetStaticPropsContext) => ReturnType<GetStaticProps>;

/** The page data functions of a process of the site. */
export interface SiteProcess {
  home: PageData;
  product: PageData;
  collection: PageData;
  catchAll: PageData;
}

const table = exampleStore(systemClock);

/** A process of the site that has read nothing yet; the table is shared. */
export async function openSiteProcess(): Promise<SiteProcess> {
  vi.resetModules();
  vi.doMock('../../packages/web/src/data/cache-table.ts', () => ({ cacheTable: () => table }));
  vi.doMock('../../packages/web/src/clients/site-config.ts', () => ({ buildId: 'build-1' }));
  const { getHomeProps } = await import('../../packages/web/src/data/home-page.ts');
  const { getProductProps } = await import('../../packages/web/src/data/product-page.ts');
  const { getCollectionProps } = await import('../../packages/web/src/data/collection-page.ts');
  const { getCatchAllProps } = await import('../../packages/web/src/data/catch-all-page.ts');
  return {
    home: getHomeProps,
    product: getProductProps,
    collection: getCollectionProps,
    catchAll: getCatchAllProps,
  };
}

/** Every address and every card in a page's props. */
export function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    (name === 'href' || name === 'handle') && typeof one === 'string' ? [one] : linksIn(one),
  );
}
