import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedPage } from './read-served-page.ts';
import { rebuildPage } from './rebuild-page.ts';
import { requestedBuilds } from './requested-builds.ts';

const older = '2026-11-21T11:59:59Z';
const version = '2026-11-21T12:00:00Z';
const versions = { 'product:slip': version };

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:10Z') });
});
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

interface SiteState {
  /** A build that began before serves whoever requests the page, as Next does it. */
  isBuilding: boolean;
  /** What the next build comes to: a page of this version, a status without a page, or an error. */
  result: string | 404 | 308 | Error;
  /** Next reports success for a page that failed, because it could rebuild its page of the error. */
  isFailureHidden: boolean;
}

function openSite(own: Partial<SiteState> = {}) {
  const state: SiteState = { isBuilding: false, result: version, isFailureHidden: false, ...own };
  const site = { ...state, builds: 0, reads: 0 };
  let served: ServedPage | null = pageOf(older, Date.now() - 60_000);

  function pageOf(of: string, builtMs: number): ServedPage {
    return {
      status: 200,
      receipt: { builtAt: new Date(builtMs).toISOString(), sources: { 'product:slip': of } },
    };
  }

  const revalidate = async () => {
    if (site.isBuilding) {
      site.isBuilding = false;
      served = pageOf(older, Date.now() - 1);
      return;
    }
    const requested = requestedBuilds().getStore();
    if (requested) requested.hasStarted = true;
    site.builds += 1;
    const { result } = site;
    if (result instanceof Error) {
      if (!site.isFailureHidden) throw result;
    } else if (typeof result === 'string') served = pageOf(result, Date.now());
    else {
      served = { status: result, receipt: pageOf(version, Date.now()).receipt };
      if (requested) requested.isWithoutPage = true;
      throw new Error(`Failed to revalidate /a: Invalid response ${result}`);
    }
  };
  const readServed = async () => {
    site.reads += 1;
    return served;
  };
  return {
    site,
    setServed: (page: ServedPage | null) => {
      served = page;
    },
    rebuild: (path = '/products/slip', of: Record<string, string | null> = versions) =>
      rebuildPage({ revalidate, readServed }, path, of),
  };
}

describe('rebuilding a page', () => {
  it('builds it once, and succeeds when shoppers get the new one with the announced version', async () => {
    const { site, rebuild } = openSite();
    expect(await rebuild()).toBe(true);
    expect([site.builds, site.reads]).toEqual([1, 1]);
    expect(log).not.toHaveBeenCalled();
  });

  it('builds it again after a build that was already running, which may show the old source', async () => {
    const { site, rebuild } = openSite({ isBuilding: true });
    expect(await rebuild()).toBe(true);
    expect(site.builds).toBe(1);
  });

  it('fails when shoppers still get the former page, although Next reports success', async () => {
    const { rebuild } = openSite({ result: new Error('no platform'), isFailureHidden: true });
    expect(await rebuild('/products/slip', {})).toBe(false);
    expect(log.mock.calls).toEqual([['/products/slip still shows its former version', {}]]);
  });

  it('fails when the new page was built from an older version than the announced one', async () => {
    const { site, rebuild } = openSite({ result: older });
    expect(await rebuild()).toBe(false);
    expect(site.builds).toBe(1);
    expect(await rebuild('/products/slip', {})).toBe(true);
  });

  it.each([404, 308] as const)('succeeds when the page is gone or has moved: %i', async (result) => {
    expect(await openSite({ result }).rebuild()).toBe(true);
  });

  it('fails when the page is a 404 that this request did not come to', async () => {
    const { setServed, rebuild } = openSite({ result: new Error('no CMS'), isFailureHidden: true });
    setServed({ status: 404, receipt: null });
    expect(await rebuild()).toBe(false);
  });

  it.each([
    ['/404', 404],
    ['/500', 500],
  ])('judges the page of an error itself by its receipt: %s', async (path, status) => {
    const { setServed, rebuild } = openSite({ result: new Error('hidden'), isFailureHidden: true });
    const receipt = { builtAt: new Date().toISOString(), sources: {} };
    setServed({ status, receipt });
    expect(await rebuild(path, {})).toBe(true);
    setServed({ status, receipt: { ...receipt, builtAt: older } });
    expect(await rebuild(path, {})).toBe(false);
  });

  it.each([
    ['has no receipt', { status: 200, receipt: null }],
    ['is an error', { status: 500, receipt: { builtAt: '2026-11-21T12:00:11Z', sources: versions } }],
    ['cannot be read', null],
  ])('fails when the served page %s', async (_, served) => {
    const { setServed, rebuild } = openSite({ result: new Error('hidden'), isFailureHidden: true });
    setServed(served);
    expect(await rebuild()).toBe(false);
  });

  it('returns false and logs when the page cannot be built', async () => {
    const { site, rebuild } = openSite({ result: new Error('Invalid response 500') });
    expect(await rebuild('/products/slip', {})).toBe(false);
    expect(log.mock.calls).toEqual([
      ['Could not rebuild /products/slip', new Error('Invalid response 500')],
      ['/products/slip still shows its former version', {}],
    ]);
    expect(site.reads).toBe(0);
  });
});

it('believes a 404 on a host where another server builds the pages', async () => {
  vi.resetModules();
  const other = await import('./rebuild-page.ts');
  const deps = { revalidate: async () => {}, readServed: async () => ({ status: 404, receipt: null }) };
  expect(await other.rebuildPage(deps, '/products/slip')).toBe(true);
});
