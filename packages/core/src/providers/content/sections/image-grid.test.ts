import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the grid of pictures', () => {
  it('maps its example without the picture whose id is malformed', async () => {
    expect(await mapExample('imageGrid')).toMatchObject({
      heading: 'Come by',
      images: [
        {
          key: 'york',
          title: 'New York',
          text: [{ text: '41 Jane Street.' }],
          link: { title: 'Book a fitting', href: 'mailto:care@elsewhere.example' },
        },
      ],
    });
  });

  it('is left out without a picture', async () => {
    expect(await mapExample('imageGrid', { images: [] })).toBeNull();
  });
});
