import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultPlan } from '../../packages/sandbox/src/desk/control-client.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { linksIn, openSiteProcess, pointAt, type SiteProcess } from './page-builds.ts';

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
  pointAt(sandbox);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

const pages = {
  home: {},
  product: { handle: 'aurelia-slip-dress-black' },
  collection: { handle: 'evening' },
};
type Page = keyof typeof pages;

/** What Next serves: the version built last. */
type Served = Record<Page, string[]>;

/** Builds the pages as Next does: a build that rejects leaves the former version. Returns the pages that were built. */
async function rebuild(instance: SiteProcess, served: Partial<Served>): Promise<Page[]> {
  const built: Page[] = [];
  for (const page of ['home', 'product', 'collection'] as const) {
    try {
      const result = await instance[page]({ params: pages[page], revalidateReason: 'on-demand' });
      served[page] = 'props' in result ? linksIn(await result.props) : [];
      built.push(page);
    } catch {}
  }
  return built;
}

const silent = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

const kinds: FaultPlan['kind'][] = ['wrong-types', 'malformed', 'truncated', 'refused', '500', 'down'];

describe('[error.9] while the CMS talks nonsense or fails', { timeout: 60_000 }, () => {
  let instance: SiteProcess;
  const whole: Partial<Served> = {};

  beforeAll(async () => {
    instance = await openSiteProcess();
    expect(await rebuild(instance, whole)).toEqual(['home', 'product', 'collection']);
  }, 60_000);
  beforeEach(async () => {
    const log = silent();
    return async () => {
      log.mockRestore();
      await sandbox.control.clearFaults();
    };
  });

  it('pages have links to lose', () => {
    expect(whole.home?.length).toBeGreaterThan(100);
    expect(whole.product?.length).toBeGreaterThan(50);
    expect(whole.collection?.length).toBeGreaterThan(80);
  });

  it.each(kinds)('pages that were built before keep every link, and stay current: %s', async (kind) => {
    const served = { ...whole };
    await sandbox.control.setFaults({ provider: 'content', kind });
    expect(await rebuild(instance, served)).toEqual(['product', 'collection']);
    expect(served).toEqual(whole);
  });

  it.each(kinds)('a process that has read nothing yet loses no link of a page: %s', async (kind) => {
    const served = { ...whole };
    await sandbox.control.setFaults({ provider: 'content', kind });
    expect(await rebuild(await openSiteProcess(), served)).toEqual([]);
    expect(served).toEqual(whole);
  });

  it('pages are built again as soon as it is over', async () => {
    const served: Partial<Served> = {};
    expect(await rebuild(instance, served)).toEqual(['home', 'product', 'collection']);
    expect(served).toEqual(whole);
  });
});
