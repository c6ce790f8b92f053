import { bareShell } from '@storefront/core/content/bare-shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBuild, type withinBuild } from './page-build.ts';

const shell = vi.fn();
vi.mock('./sources.ts', () => ({ content: () => ({ shell }) }));

const shellAt = (seconds: number) => ({ ...bareShell, revision: `${seconds * 1000}-r${seconds}` });

async function openPages() {
  vi.resetModules();
  const { readShell } = await import('./read-shell.ts');
  const { withinBuild: within } = await import('./page-build.ts');
  return async (isOnDemand = false) => {
    const build = openBuild(0, isOnDemand);
    const { revision } = await (within satisfies typeof withinBuild)(build, readShell);
    return {
      ...{ revision, isIncomplete: build.isIncomplete, isFormer: build.hasFailedSources ?? false },
      source: build.sources.get('settings'),
    };
  };
}

describe('the shell of pages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    shell.mockReset();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it('is read once for pages that are built within two seconds', async () => {
    const page = await openPages();
    shell.mockImplementation(async () => shellAt(1));
    expect(await Promise.all([page(), page()])).toMatchObject([{ source: '1000-r1' }, { source: '1000-r1' }]);
    vi.setSystemTime(1_001_999);
    await page();
    expect(shell).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_002_001);
    await page();
    expect(shell).toHaveBeenCalledTimes(2);
  });

  it('is read again for a page that is rebuilt because of an edit', async () => {
    const page = await openPages();
    shell.mockResolvedValueOnce(shellAt(1)).mockResolvedValueOnce(shellAt(2));
    await page();
    expect(await page(true)).toMatchObject({ revision: '2000-r2' });
  });

  it('never goes back to an older revision', async () => {
    const page = await openPages();
    shell.mockResolvedValueOnce(shellAt(2)).mockResolvedValueOnce(shellAt(1));
    await page(true);
    vi.setSystemTime(1_010_000);
    expect(await page()).toMatchObject({ revision: '2000-r2' });
  });

  it('[error.9] is the last known one while the CMS fails, and a bare one of an incomplete page before that', async () => {
    const page = await openPages();
    shell.mockRejectedValueOnce(new Error('down'));
    expect(await page()).toEqual({
      revision: bareShell.revision,
      isIncomplete: true,
      isFormer: true,
      source: bareShell.revision,
    });
    shell.mockResolvedValueOnce(shellAt(1)).mockRejectedValueOnce(new Error('down'));
    await page();
    vi.setSystemTime(1_010_000);
    expect(await page()).toMatchObject({ revision: '1000-r1', isIncomplete: false });
    expect(console.error).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('Problem loading settings', expect.any(Error));
  });

  it('[error.9] is the last known one when the CMS returns no settings, and a bare one of an incomplete page before that', async () => {
    const page = await openPages();
    shell.mockResolvedValueOnce(null);
    expect(await page()).toMatchObject({ revision: bareShell.revision, isIncomplete: true });
    shell.mockResolvedValueOnce(shellAt(1)).mockResolvedValueOnce(null);
    await page();
    vi.setSystemTime(1_010_000);
    expect(await page()).toMatchObject({ revision: '1000-r1', isIncomplete: false });
  });

  it('[error.9] makes a page that shows it as it was before say so, until it can be read again', async () => {
    const page = await openPages();
    shell.mockResolvedValueOnce(shellAt(1)).mockRejectedValueOnce(new Error('down'));
    shell.mockResolvedValue(shellAt(2));
    expect(await page()).toMatchObject({ isFormer: false });
    expect(await page(true)).toMatchObject({ revision: '1000-r1', isFormer: true });
    expect(await page(true)).toMatchObject({ revision: '2000-r2', isFormer: false });
  });
});
