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
const version = '2026-11-22T11:00:00Z';
const receipt = {
  builtAt: '2026-11-22T12:00:00.000Z',
  sources: { settings: 'r1', 'product:slip': null, 'document:slip': version },
};
const complete = { buildId: 'build-1', startedAt: noon, documents: { 'document:slip': version } };
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

  it('says when, from which documents and by which deployment it was built completely', async () => {
    const { recordPage, lastBuiltPage } = await openProcess();
    expect(await lastBuiltPage('/products/cape')).toBeNull();
    await recordPage('/products/cape', receipt, true);
    expect(await lastBuiltPage('/products/cape')).toMatchObject(complete);
    await recordPage('/products/cape', receipt, false);
    expect(await lastBuiltPage('/products/cape')).toMatchObject({ ...complete, buildId: null });
  });

  it('names no deployment for a build without an id', async () => {
    shared.buildId = '';
    const { recordPage, lastBuiltPage } = await openProcess();
    await recordPage('/products/gown', receipt, true);
    expect(await lastBuiltPage('/products/gown')).toMatchObject({ ...complete, buildId: null });
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

  it('counts as a page that was never built, and is called again for the next', async () => {
    const { recordPage, lastBuiltPage } = await openProcess();
    await recordPage('/products/slip', receipt, true);
    vi.spyOn(table, 'read').mockRejectedValueOnce(down);
    expect(await lastBuiltPage('/products/slip')).toBeNull();
    expect(log.mock.calls).toEqual([['The record of /products/slip could not be read', down]]);
    expect(await lastBuiltPage('/products/slip')).toMatchObject(complete);
  });
});
