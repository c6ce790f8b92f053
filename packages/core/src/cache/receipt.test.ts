import { describe, expect, it } from 'vitest';
import { readReceipt } from './receipt.ts';

const builtAt = '2026-11-21T12:00:00.000Z';

describe('a receipt', () => {
  it('is read without malformed versions', () => {
    const sources = { 'product:slip': builtAt, 'product:gone': null, odd: 7 };
    expect(readReceipt({ builtAt, sources, more: 1 })).toEqual({
      builtAt,
      sources: { 'product:slip': builtAt, 'product:gone': null },
    });
  });

  it.each([
    null,
    'text',
    {},
    { builtAt },
    { sources: {} },
    { builtAt: 7, sources: {} },
    { builtAt, sources: null },
  ])('%j is none', (value) => {
    expect(readReceipt(value)).toBeNull();
  });

  it('is null when its sources are a text', () => {
    expect(readReceipt({ builtAt, sources: 'all' })).toBeNull();
  });
});
