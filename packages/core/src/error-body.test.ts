import { describe, expect, it } from 'vitest';
import { errorBody } from './error-body.ts';

describe('the body of an error', () => {
  it('has a code for programs and a sentence for people', () => {
    expect(errorBody('unknown-route', 'There is no such page.')).toEqual({
      error: { code: 'unknown-route', message: 'There is no such page.' },
    });
  });

  it('names what cannot be used', () => {
    expect(errorBody('wrong-input', 'The quantity is no number.', { field: 'lines.0.quantity' })).toEqual({
      error: { code: 'wrong-input', message: 'The quantity is no number.', field: 'lines.0.quantity' },
    });
  });
});
