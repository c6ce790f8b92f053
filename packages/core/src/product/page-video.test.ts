import { describe, expect, it } from 'vitest';
import { toClip, toPageVideo } from './page-video.ts';

describe('[entity.normalized-product.14] the film of a product', () => {
  it.each([
    [
      'https://cdn.example/films/slip.mp4?v=1',
      { place: 'file', src: 'https://cdn.example/films/slip.mp4?v=1' },
    ],
    [' https://vimeo.com/76979871 ', { place: 'host', src: 'https://vimeo.com/76979871' }],
    ['https://player.vimeo.com/video/1', { place: 'host', src: 'https://player.vimeo.com/video/1' }],
    ['https://vimeo.com.example/1', null],
    ['gid://shopify/Video/1', null],
    ['javascript:alert(1).mp4', null],
    ['https://cdn.example/page?film=slip.mp4', null],
    ['', null],
    [undefined, null],
  ])('%s', (value, video) => {
    expect(toPageVideo(value)).toEqual(video);
  });
});

it('[screen.product-card.2] [call.other-third-party-calls.10] a film of the video host is no clip that plays by itself', () => {
  expect(toClip('https://vimeo.com/76979871')).toBeNull();
  expect(toClip(undefined)).toBeNull();
  expect(toClip('gid://shopify/Video/1')).toBe('gid://shopify/Video/1');
});
