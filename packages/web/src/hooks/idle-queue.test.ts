import { expect, it } from 'vitest';
import { createIdleQueue } from './idle-queue.ts';

it('[error.20] runs one work in each idle period, also after one that throws', () => {
  const periods: (() => void)[] = [];
  const done: string[] = [];
  const enqueue = createIdleQueue((work) => periods.push(work));
  enqueue(() => done.push('a'));
  enqueue(() => {
    throw new Error('b');
  });
  enqueue(() => done.push('c'));
  expect(periods).toHaveLength(1);
  periods.shift()?.();
  expect(done).toEqual(['a']);
  expect(() => periods.shift()?.()).toThrow('b');
  periods.shift()?.();
  expect(done).toEqual(['a', 'c']);
  expect(periods).toEqual([]);
  enqueue(() => done.push('d'));
  expect(periods).toHaveLength(1);
});
