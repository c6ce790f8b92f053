import { describe, expect, it } from 'vitest';
import { Fault, isFault } from './fault.ts';

const details = {
  code: 'cart-line-missing',
  kind: 'absent',
  say: 'The line is gone; load the cart.',
} as const;

describe('a fault', () => {
  it('says what happened, in one shape', () => {
    const fault = new Fault(details);
    expect(fault).toMatchObject(details);
    expect(fault.name).toBe('Fault');
    expect(fault.message).toBe('cart-line-missing: The line is gone; load the cart.');
  });

  it('keeps its cause, and has none where there is none', () => {
    const cause = new Error('socket closed');
    expect(new Fault({ ...details, cause }).cause).toBe(cause);
    expect(new Fault(details)).not.toHaveProperty('cause');
  });

  it.each<[string, unknown, boolean]>([
    ['a fault', new Fault(details), true],
    ['another error', new Error('x'), false],
    ['what only looks like one', { ...details }, false],
    ['nothing', null, false],
  ])('is known: %s', (_, value, expected) => {
    expect(isFault(value)).toBe(expected);
  });
});
