import { exampleStore } from '@storefront/core/cache/example-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const table = vi.hoisted(() => ({ isDown: false, opened: 0 }));
const clock = { now: () => Date.now() };
vi.mock('./cache-table.ts', () => ({
  cacheTable: () => {
    table.opened += 1;
    const store = exampleStore(clock);
    return {
      ...store,
      count: (...given: Parameters<typeof store.count>) =>
        table.isDown ? Promise.reject(new Error('no table')) : store.count(...given),
    };
  },
}));

const log = vi.fn();

/** Counts a wrong secret in a process of its own. */
async function openProcess() {
  vi.resetModules();
  const { countWrongSecret } = await import('./count-wrong-secret.ts');
  return async (address: string | string[] | undefined, times: number) => {
    const waits: (number | null)[] = [];
    for (let time = 0; time < times; time += 1) {
      const headers = { 'cloudfront-viewer-address': address, 'x-forwarded-for': `10.0.0.${time}` };
      waits.push(await countWrongSecret({ headers }));
    }
    return waits;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:05:00Z') });
  vi.spyOn(console, 'error').mockImplementation(log);
  table.isDown = false;
  table.opened = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ten = Array.from({ length: 10 }, () => null);

describe('countWrongSecret', () => {
  it('returns the seconds to wait after ten wrong secrets of one address in a quarter of an hour', async () => {
    const count = await openProcess();
    expect(await count('198.51.100.7:4711', 12)).toEqual([...ten, 600, 600]);
    expect(await count('192.0.2.1:4711', 1)).toEqual([null]);
    vi.setSystemTime(Date.parse('2026-11-22T12:15:00Z'));
    expect(await count('198.51.100.7:4712', 1)).toEqual([null]);
    expect(table.opened).toBe(1);
  });

  it.each([[undefined], [['198.51.100.7:1', '192.0.2.1:1']]])(
    'counts requests with the header %j, which no edge sends, as those of one visitor',
    async (header) => {
      const count = await openProcess();
      expect(await count(header, 11)).toEqual([...ten, 600]);
    },
  );

  it('counts in the process alone while the table fails, and logs that', async () => {
    table.isDown = true;
    const count = await openProcess();
    expect(await count('198.51.100.7:4711', 11)).toEqual([...ten, 600]);
    expect(log).toHaveBeenCalledWith('Attempts could not be counted', expect.any(Error));
  });
});
