import { describe, expect, it } from 'vitest';
import { makeLanes } from './lanes.ts';

/** Work that lasts until it is ended; `begun` says what has begun, in its order. */
function makeWork(atOnce: number, urgentOnly = 0) {
  const inLane = makeLanes(atOnce, urgentOnly);
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const begin = (key: string, isUrgent = false) =>
    inLane(
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

describe('lanes', () => {
  it('do so much at once, the rest in its order, and a failure frees its lane', async () => {
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

  it('do what is urgent first, also what was not when it began to wait', async () => {
    const { begin, begun, end } = makeWork(1);
    for (const key of ['a', 'b', 'c', 'd']) void begin(key);
    void begin('e', true);
    void begin('c', true);
    for (const key of ['a', 'c', 'e', 'b', 'd']) {
      await expect.poll(() => begun.at(-1)).toBe(key);
      end(key);
    }
  });

  it('keep one free for what is urgent, also for what was not when it began to wait', async () => {
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

  it('do once what is asked for again while it waits, and once more what has begun', async () => {
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
