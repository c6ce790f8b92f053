import { describe, expect, it } from 'vitest';
import { ThrottledFault } from './throttled-fault.ts';

describe('ThrottledFault', () => {
  it.each([
    [1, '1 second'],
    [60, '60 seconds'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3_600, '60 minutes'],
    [3_601, '2 hours'],
    [86_400, '24 hours'],
  ])('says after %i seconds to wait that it is possible in %s', (retryAfterS, text) => {
    expect(new ThrottledFault(retryAfterS)).toMatchObject({
      name: 'ThrottledFault',
      code: 'throttled',
      kind: 'refused',
      say: `That was too often. Please try again in ${text}.`,
      retryAfterS,
    });
  });

  it('says what else the visitor can do', () => {
    const { say } = new ThrottledFault(2, 'Or ask us.');
    expect(say).toBe('That was too often. Please try again in 2 seconds. Or ask us.');
  });
});
