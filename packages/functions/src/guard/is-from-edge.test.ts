import { describe, expect, it } from 'vitest';
import { isFromEdge } from './is-from-edge.ts';
import { timingSafeEqual } from './timing-safe-equal.ts';

describe('isFromEdge', () => {
  it.each([
    [{ 'x-origin-secret': 'abc' }, true],
    [{ 'X-Origin-Secret': 'abc' }, true],
    [{ 'x-origin-secret': 'ABC' }, false],
    [{ 'x-origin-secret': 'abcd' }, false],
    [{ 'x-origin-secret': '' }, false],
    [{ 'x-other': 'abc' }, false],
    [{}, false],
  ])('takes the headers %j for %j', (headers, isAccepted) => {
    expect(isFromEdge({ headers }, ['abc'])).toBe(isAccepted);
  });

  it('accepts the secret from before as long as it is known, too', () => {
    const headers = { 'x-origin-secret': 'old' };
    expect([isFromEdge({ headers }, ['new', 'old']), isFromEdge({ headers }, ['new'])]).toEqual([
      true,
      false,
    ]);
  });

  it('accepts every request where no edge stands before the functions', () => {
    expect(isFromEdge({ headers: {} }, [])).toBe(true);
  });
});

it('timingSafeEqual compares bytes, also of different lengths', () => {
  const compare = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
  expect([compare('abc', 'abc'), compare('abc', 'abd'), compare('abc', 'abcd'), compare('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
