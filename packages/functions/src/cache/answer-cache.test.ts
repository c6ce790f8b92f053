import type { Cache } from '@storefront/core/cache/cache';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const life = { freshS: 600, keptS: 1_200 };

const text = (kept: unknown) => (typeof kept === 'string' ? kept : null);

/** A table whose entry is `state`, and which counts how often it is read. */
function openAnswers(state: 'fresh' | 'stale') {
  let nowMs = 1_000_000;
  let reads = 0;
  const cache: Cache = {
    async readThrough({ parse }) {
      reads += 1;
      const value = parse({ answer: `read ${reads}`, keptAt: 1 });
      if (value === null) throw new Error('The example keeps what parse accepts.');
      return { value, state };
    },
    read: async () => null,
    write: async () => {},
    expire: async () => {},
  };
  const answers = createAnswerCache(cache, { now: () => nowMs });
  return {
    ask: (key: string) => answers.read(key, life, { load: async () => 'loaded', parse: text }),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('answers that a warm process was asked for a moment ago', () => {
  it('come without the table, for a second', async () => {
    const { ask, pass } = openAnswers('fresh');
    expect([await ask('a'), await ask('a')]).toEqual(['read 1', 'read 1']);
    pass(1_000);
    expect(await ask('a')).toBe('read 2');
  });

  it('are each their own', async () => {
    const { ask } = openAnswers('fresh');
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['read 1', 'read 2', 'read 1']);
  });

  it('are not held while they are stale: the next one may be new', async () => {
    const { ask } = openAnswers('stale');
    expect([await ask('a'), await ask('a')]).toEqual(['read 1', 'read 2']);
  });
});
