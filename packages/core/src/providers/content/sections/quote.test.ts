import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the quote section', () => {
  it('maps its example', async () => {
    expect(await mapExample('quote')).toEqual({
      key: 'k1',
      kind: 'quote',
      quote: 'Nobody sees it but you.',
      source: 'Ana Ferreira',
    });
  });

  it('is left out without its words, and needs no source', async () => {
    expect(await mapExample('quote', { quote: ' ' })).toBeNull();
    expect(await mapExample('quote', { source: null })).toMatchObject({ source: null });
  });
});
