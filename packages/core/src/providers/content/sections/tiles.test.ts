import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the tiles section', () => {
  it('maps its example, without the tile that has no picture', async () => {
    expect(await mapExample('tiles')).toMatchObject({
      kind: 'tiles',
      tiles: [
        {
          key: 'evening',
          link: { title: 'Evening', href: '/collections/evening' },
          image: { alt: 'A slip in evening light', width: 1600, height: 900 },
        },
      ],
    });
    expect(await mapExample('tiles')).toHaveProperty('tiles.length', 1);
  });

  it('is left out without a tile', async () => {
    expect(await mapExample('tiles', { tiles: [] })).toBeNull();
  });
});
