import { describe, expect, it } from 'vitest';
import { encodeVariants } from './encode-variants.ts';

describe('encoded variants', () => {
  it('are written as in the platform’s documentation', () => {
    const documented = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ];
    expect(encodeVariants(documented)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
  });

  it('have ranges and gaps', () => {
    expect(encodeVariants([[0], [1], [2], [4]])).toBe('v1_0-2 4');
    expect(encodeVariants([])).toBe('');
  });
});
