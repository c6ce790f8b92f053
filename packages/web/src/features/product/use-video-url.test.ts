import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { readVideoUrl } from './use-video-url.ts';

const source = {
  url: 'https://cdn/film.mp4',
  mimeType: 'video/mp4',
  format: 'mp4',
  height: 1080,
  width: 864,
};
const platform = (found: typeof source | null) => async () => ({ videoSource: async () => found });

describe('[entity.normalized-product.14] the video of a product', () => {
  it('is an address', async () => {
    expect(await readVideoUrl(createStore(), 'https://cdn/own.mp4', platform(null))).toBe(
      'https://cdn/own.mp4',
    );
  });

  it('[call.commerce-storefront-api.28] or the id of a media, which the platform looks up', async () => {
    const gid = 'gid://shopify/Video/7';
    expect(await readVideoUrl(createStore(), gid, platform(source))).toBe(source.url);
    await expect(readVideoUrl(createStore(), gid, platform(null))).rejects.toThrow('no video');
  });
});
