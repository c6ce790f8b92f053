import { describe, expect, it, vi } from 'vitest';
import { askedBuilds } from './asked-builds.ts';
import { refreshPage } from './refresh-page.ts';

/** As Next does it: a page that is being made already serves whoever asks. */
function openSite({ isBeingMade = false, says = '' } = {}) {
  const site = { made: 0, isBeingMade };
  const revalidate = async () => {
    if (site.isBeingMade) {
      site.isBeingMade = false;
      return;
    }
    const asked = askedBuilds().getStore();
    if (asked) asked.hasBegun = true;
    site.made += 1;
    if (says !== '') throw new Error(says);
  };
  return { site, refresh: () => refreshPage(revalidate, '/products/slip') };
}

describe('a page that is to be made anew', () => {
  it('is made once', async () => {
    const { site, refresh } = openSite();
    expect(await refresh()).toBe(true);
    expect(site.made).toBe(1);
  });

  it('is made after the one that was being made already, which may show the past', async () => {
    const { site, refresh } = openSite({ isBeingMade: true });
    expect(await refresh()).toBe(true);
    expect(site.made).toBe(1);
  });

  it.each(['Invalid response 404', 'Failed to revalidate /a: Invalid response 308'])(
    'and is gone or has moved counts as made: %s',
    async (says) => {
      expect(await openSite({ says }).refresh()).toBe(true);
    },
  );

  it('and cannot be made leaves a line in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await openSite({ says: 'Invalid response 500' }).refresh()).toBe(false);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
