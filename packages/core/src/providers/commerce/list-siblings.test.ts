import { describe, expect, it } from 'vitest';
import { examplePlatform } from './example-platform.ts';
import { createCatalogueReader } from './server.ts';

const options = [
  { name: 'Size', value: 'M' },
  { name: 'Color', value: ' Rose ' },
];

describe('[rule.swatches.1] [rule.swatches.2] siblings by their handles', () => {
  it('are read ten a request, each with its colour, its version and whether it is available', async () => {
    const { options: client, requests } = examplePlatform(() => ({
      slip_rose: {
        availableForSale: true,
        updatedAt: '2026-08-01T10:00:00Z',
        tags: [],
        variants: { nodes: [{ selectedOptions: options }] },
      },
      slip_black: { availableForSale: false, tags: [], variants: { nodes: [] }, updatedAt: '2026-08-02' },
      slip_sage: { availableForSale: false, tags: ['coming-soon-12-04'], updatedAt: '2026-08-03' },
      slip_gone: null,
    }));
    const handles = ['slip-rose', 'slip-black', 'slip-sage', 'slip-gone'];
    const found = await createCatalogueReader(client).siblings(handles, 'US');
    expect([...found]).toEqual([
      [
        'slip-rose',
        { handle: 'slip-rose', colour: 'Rose', isAvailable: true, updatedAt: '2026-08-01T10:00:00Z' },
      ],
      ['slip-black', { handle: 'slip-black', colour: '', isAvailable: false, updatedAt: '2026-08-02' }],
      ['slip-sage', { handle: 'slip-sage', colour: '', isAvailable: true, updatedAt: '2026-08-03' }],
    ]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.query).toContain('SiblingsByHandles');
  });
});
