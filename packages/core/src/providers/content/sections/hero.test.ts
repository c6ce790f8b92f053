import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the hero section', () => {
  it('maps its example', async () => {
    expect(await mapExample('hero')).toEqual({
      key: 'k1',
      kind: 'hero',
      heading: 'The hour after six',
      text: 'Silk for the evening.',
      link: { key: '/collections/evening', title: 'Shop the evening', href: '/collections/evening' },
      image: {
        src: 'http://cms.test/images/p1/production/evening-1600x900.webp',
        width: 1600,
        height: 900,
        alt: 'A slip in evening light',
        focus: null,
      },
      mobileImage: null,
      tone: 'dark',
    });
  });

  it.each(['heading', 'image'])('is left out without its %s', async (field) => {
    expect(await mapExample('hero', { [field]: null })).toBeNull();
  });

  it('is light unless it says that it is dark', async () => {
    expect(await mapExample('hero', { tone: null })).toMatchObject({ tone: 'light' });
  });

  it.each([
    ['https://cdn.shopify.com/videos/folds.mp4', 'https://cdn.shopify.com/videos/folds.mp4'],
    ['https://vimeo.com/76979871', undefined],
    ['javascript:alert(1)', undefined],
  ])('has the film %s as %j', async (film, shown) => {
    const section = await mapExample('hero', { film });
    expect(section).toEqual(
      shown === undefined
        ? expect.not.objectContaining({ film: expect.anything() })
        : expect.objectContaining({ film: shown }),
    );
  });
});
