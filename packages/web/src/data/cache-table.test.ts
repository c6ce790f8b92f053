import { exampleStore } from '@storefront/core/cache/example-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls: string[] = [];
const hanging = () => new Promise<never>(() => {});
let isHanging = false;
vi.mock('@storefront/core/cache/dynamo-store', () => ({
  openDynamo: () => 'the process’s client',
  createDynamoStore: ({ clock }: { clock: { now: () => number } }) => {
    const table = exampleStore(clock);
    return {
      ...table,
      read: (key: { pk: string; sk: string }) => {
        calls.push('read');
        return isHanging ? hanging() : table.read(key);
      },
      write: hanging,
    };
  },
}));
vi.mock('@storefront/core/config', () => ({ serverConfig: () => ({ cacheTable: 'cache' }) }));

const key = { pk: 'pages.1', sk: '/' };
const late = { code: 'cache-timeout', kind: 'outside' };

/** The table of a process of its own. */
async function openProcess() {
  vi.resetModules();
  return (await import('./cache-table.ts')).cacheTable();
}

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  isHanging = false;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table that hangs while pages are made', () => {
  it('delays one page by 300 ms, and others not at all until it is tried again two seconds later', async () => {
    isHanging = true;
    const table = await openProcess();
    const startedAt = Date.now();
    const first = expect(table.read(key)).rejects.toMatchObject(late);
    await vi.advanceTimersByTimeAsync(300);
    await first;
    await expect(table.read(key)).rejects.toMatchObject(late);
    expect([Date.now() - startedAt, calls.length]).toEqual([300, 1]);
    isHanging = false;
    vi.setSystemTime(startedAt + 2_300);
    expect(await table.read(key)).toBeNull();
  });

  it('has longer for the record of a page, whose tags are written all at once', async () => {
    const table = await openProcess();
    await table.read(key);
    const writing = table.write(key, { value: null, staleAt: 4e9, expiresAt: 4e9 });
    const settled = vi.fn();
    writing.catch(settled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining(late));
  });
});
