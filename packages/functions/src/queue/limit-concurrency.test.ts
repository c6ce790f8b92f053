import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that lasts until the test ends it; `begun` lists the keys in the order in which they began. */
function makeWork(atOnce: number, urgentOnly = 0) {
  const runLimited = limitConcurrency(atOnce, urgentOnly);
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const begin = (key: string, isUrgent = false) =>
    runLimited(
      key,
      () =>
        new Promise<void>((end, reject) => {
          begun.push(key);
          ends.set(key, { end, fail: () => reject(new Error(key)) });
        }),
      isUrgent,
    );
  return {
    begin,
    begun,
    end: (key: string) => ends.get(key)?.end(),
    fail: (key: string) => ends.get(key)?.fail(),
  };
}

describe('limitConcurrency', () => {
  it('runs only so many at a time, the rest in their order, and a failure frees its slot', async () => {
    const { begin, begun, end, fail } = makeWork(2);
    const done = ['a', 'b', 'c', 'd'].map((key) => begin(key).catch(() => 'failed'));
    expect(begun).toEqual(['a', 'b']);
    fail('b');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
    for (const key of ['c', 'd']) end(key);
    expect(await Promise.all(done)).toEqual([undefined, 'failed', undefined, undefined]);
    void begin('e');
    expect(begun.at(-1)).toBe('e');
  });

  it('runs urgent work first, also work that became urgent while it waited', async () => {
    const { begin, begun, end } = makeWork(1);
    for (const key of ['a', 'b', 'c', 'd']) void begin(key);
    void begin('e', true);
    void begin('c', true);
    for (const key of ['a', 'c', 'e', 'b', 'd']) {
      await expect.poll(() => begun.at(-1)).toBe(key);
      end(key);
    }
  });

  it('reserves a slot for urgent work, also for work that became urgent while it waited', async () => {
    const { begin, begun, end } = makeWork(3, 1);
    for (const key of ['a', 'b', 'c', 'd']) void begin(key);
    expect(begun).toEqual(['a', 'b']);
    void begin('saved by an editor', true);
    expect(begun.at(-1)).toBe('saved by an editor');
    void begin('d', true);
    end('saved by an editor');
    await expect.poll(() => begun).toEqual(['a', 'b', 'saved by an editor', 'd']);
    end('a');
    end('d');
    await expect.poll(() => begun.at(-1)).toBe('c');
  });

  it('runs work once whose key waits already, and once more when it has begun', async () => {
    const { begin, begun, end } = makeWork(1);
    const done = ['a', 'b', 'b', 'a'].map((key) => begin(key));
    for (const key of ['a', 'b', 'a']) {
      await expect.poll(() => begun.at(-1)).toBe(key);
      end(key);
    }
    await Promise.all(done);
    expect(begun).toEqual(['a', 'b', 'a']);
  });
});
