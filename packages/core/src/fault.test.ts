import { describe, expect, it } from 'vitest';
import { Fault, isFault } from './fault.ts';

const details = {
  code: 'cart-line-missing',
  kind: 'absent',
  say: 'The line is gone; load the cart.',
} as const;

describe('a fault', () => {
  it('has its code, kind and sentence, and a message of both', () => {
    const fault = new Fault(details);
    expect(fault).toMatchObject(details);
    expect(fault.name).toBe('Fault');
    expect(fault.message).toBe('cart-line-missing: The line is gone; load the cart.');
  });

  it('has a cause only when one is given', () => {
    const cause = new Error('socket closed');
    expect(new Fault({ ...details, cause }).cause).toBe(cause);
    expect(new Fault(details)).not.toHaveProperty('cause');
  });

  it.each<[string, unknown, boolean]>([
    ['a fault', new Fault(details), true],
    ['another error', new Error('x'), false],
    ['an object of the same shape', { ...details }, false],
    ['nothing', null, false],
  ])('isFault: %s', (_, value, expected) => {
    expect(isFault(value)).toBe(expected);
  });
});
