import { describe, expect, it } from 'vitest';
import { readFit, rememberFit, suggestedOption } from './fit-memory.ts';

describe('the size that was chosen last', () => {
  it('is stored by product type, and replaced by the next choice', () => {
    const first = rememberFit(null, 'Dresses', 'M');
    expect(first).toBe('{"Dresses":"M"}');
    expect(readFit(rememberFit(rememberFit(first, 'Bras', '34B'), 'Dresses', 'S'))).toEqual({
      Bras: '34B',
      Dresses: 'S',
    });
  });

  it('is forgotten alone, and the storage is empty with the last one', () => {
    expect(rememberFit('{"Dresses":"M","Bras":"34B"}', 'Dresses', null)).toBe('{"Bras":"34B"}');
    expect(rememberFit('{"Dresses":"M"}', 'Dresses', null)).toBeNull();
  });

  it.each([null, '', '{', '[]', 'null', '7', '{"Dresses":7}'])('is not known from %j', (stored) => {
    expect(readFit(stored)).toEqual({});
  });

  it('is suggested where it is made', () => {
    const options = [{ size: 'S' }, { size: 'M' }];
    expect(suggestedOption('{"Dresses":"M"}', 'Dresses', options)).toBe(options[1]);
    expect(suggestedOption('{"Dresses":"2X"}', 'Dresses', options)).toBeNull();
    expect(suggestedOption('{"Dresses":"M"}', 'Bras', options)).toBeNull();
  });
});
