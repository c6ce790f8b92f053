import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the section of a film', () => {
  it('maps its example', async () => {
    expect(await mapExample('video')).toMatchObject({
      title: 'Three days on a peg',
      caption: 'Porto, in October.',
      video: { place: 'host', src: 'https://vimeo.com/76979871' },
      image: { alt: 'Slips on a rail' },
    });
  });

  it.each([
    ['title', null],
    ['image', null],
    ['url', 'https://films.example/1'],
    ['url', 'javascript:alert(1)'],
  ])('is left out when its %s is %j', async (field, value) => {
    expect(await mapExample('video', { [field]: value })).toBeNull();
  });
});
