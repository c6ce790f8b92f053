import { describe, expect, it, vi } from 'vitest';
import { rebuildPage } from './rebuild-page.ts';
import { requestedBuilds } from './requested-builds.ts';

/** Like Next: a build that is already running serves whoever requests the page. */
function openSite({ isBuilding = false, error = '' } = {}) {
  const site = { builds: 0, isBuilding };
  const revalidate = async () => {
    if (site.isBuilding) {
      site.isBuilding = false;
      return;
    }
    const requested = requestedBuilds().getStore();
    if (requested) requested.hasStarted = true;
    site.builds += 1;
    if (error !== '') throw new Error(error);
  };
  return { site, rebuild: () => rebuildPage(revalidate, '/products/slip') };
}

describe('rebuilding a page', () => {
  it('builds it once', async () => {
    const { site, rebuild } = openSite();
    expect(await rebuild()).toBe(true);
    expect(site.builds).toBe(1);
  });

  it('builds it again after a build that was already running, which may show the old source', async () => {
    const { site, rebuild } = openSite({ isBuilding: true });
    expect(await rebuild()).toBe(true);
    expect(site.builds).toBe(1);
  });

  it.each(['Invalid response 404', 'Failed to revalidate /a: Invalid response 308'])(
    'succeeds when the page is gone or has moved: %s',
    async (error) => {
      expect(await openSite({ error }).rebuild()).toBe(true);
    },
  );

  it('returns false and logs when the page cannot be built', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await openSite({ error: 'Invalid response 500' }).rebuild()).toBe(false);
    expect(log.mock.calls).toEqual([['Could not rebuild /products/slip', new Error('Invalid response 500')]]);
    log.mockRestore();
  });
});
