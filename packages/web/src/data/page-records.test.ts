import { exampleStore } from '@storefront/core/cache/example-store';
import { systemClock } from '@storefront/core/clock';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const shared = vi.hoisted(() => ({ buildId: 'build-1', opened: 0 }));
const table = exampleStore(systemClock);
vi.mock('../clients/site-config.ts', () => shared);
vi.mock('./cache-table.ts', () => ({
  cacheTable: () => {
    shared.opened += 1;
    return table;
  },
}));

const noon = Date.parse('2026-11-22T12:00:00Z');
const receipt = { builtAt: '', sources: { settings: 'r1', 'product:slip': null } };
const down = new Error('no table');
const log = vi.fn();

/** A process of its own, in which the table has not failed yet. */
async function openProcess() {
  vi.resetModules();
  return import('./page-records.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
  shared.buildId = 'build-1';
  shared.opened = 0;
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('the record of a page', () => {
  it('lets a changed source find the page', async () => {
    const { pageIndex, recordPage } = await openProcess();
    await recordPage('/products/robe', receipt, true);
    expect(await pageIndex().pathsOf(['product:slip'])).toEqual(['/products/slip', '/products/robe']);
    expect(shared.opened).toBe(1);
  });

  it('says whether this deployment has built the page with all its content', async () => {
    const { recordPage, wasBuiltComplete } = await openProcess();
    expect(await wasBuiltComplete('/products/cape')).toBe(false);
    await recordPage('/products/cape', receipt, true);
    expect(await wasBuiltComplete('/products/cape')).toBe(true);
    await recordPage('/products/cape', receipt, false);
    expect(await wasBuiltComplete('/products/cape')).toBe(false);
  });

  it('does not count a page of another deployment, or of a build without an id', async () => {
    const first = await openProcess();
    await first.recordPage('/products/gown', receipt, true);
    shared.buildId = 'build-2';
    const second = await openProcess();
    expect(await second.wasBuiltComplete('/products/gown')).toBe(false);
    shared.buildId = '';
    const third = await openProcess();
    await third.recordPage('/products/gown', receipt, true);
    expect(await third.wasBuiltComplete('/products/gown')).toBe(false);
  });
});

describe('a table that fails', () => {
  it('keeps no page from being built, and the next page is recorded as soon as the table takes it', async () => {
    const { pageIndex, recordPage } = await openProcess();
    const write = vi.spyOn(table, 'write').mockRejectedValue(down);
    await recordPage('/products/slip', receipt, true);
    expect(log.mock.calls).toEqual([['The sources of /products/slip could not be recorded', down]]);
    write.mockRestore();
    await recordPage('/products/shawl', receipt, true);
    expect(await pageIndex().pathsOf(['product:slip'])).toContain('/products/shawl');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('counts as a page that was not built completely, and is called again for the next', async () => {
    const { recordPage, wasBuiltComplete } = await openProcess();
    await recordPage('/products/slip', receipt, true);
    vi.spyOn(table, 'read').mockRejectedValueOnce(down);
    expect(await wasBuiltComplete('/products/slip')).toBe(false);
    expect(log.mock.calls).toEqual([['The record of /products/slip could not be read', down]]);
    expect(await wasBuiltComplete('/products/slip')).toBe(true);
  });
});
