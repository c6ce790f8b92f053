import { describe, expect, it } from 'vitest';
import { cardSources, commerceSources, contentSources } from './image-sources.ts';

describe('picture widths', () => {
  it('[const.images.3] requests the steps of the commerce CDN below 1805', () => {
    const { srcSet } = commerceSources('https://cdn.example/a.webp?v=1');
    expect(srcSet.match(/ \d+w/g)).toEqual([
      ' 180w',
      ' 360w',
      ' 540w',
      ' 720w',
      ' 900w',
      ' 1080w',
      ' 1200w',
      ' 1500w',
    ]);
    expect(srcSet).toContain('a.webp?v=1&width=540 540w');
  });

  it('[const.images.1] [const.images.3] requests the steps that cover 200 px at any density for a card of a set', () => {
    const { srcSet } = commerceSources('https://cdn.example/a.webp', 540);
    expect(srcSet.match(/ \d+w/g)).toEqual([' 180w', ' 360w', ' 540w']);
  });

  it('[const.images.5] stops at the widest that the place shows', () => {
    const { src, srcSet } = commerceSources('https://cdn.example/a.webp', 600);
    expect(srcSet.match(/ \d+w/g)).toEqual([' 180w', ' 360w', ' 540w']);
    expect(src).toBe('https://cdn.example/a.webp?width=540');
  });

  it("[const.images.2] [const.images.5] asks for the CMS's own widths of a card's picture that editors uploaded", () => {
    const uploaded = cardSources('https://cdn.sanity.io/images/abcd1234/production/a1b2-900x1125.webp', 1550);
    expect(uploaded.srcSet.match(/ \d+w/g)).toEqual([' 400w', ' 900w', ' 1500w', ' 2000w']);
    expect(uploaded.src).toContain('?w=900&fm=webp&q=85');
    // The step below is smaller than the place.
    const inSlider = cardSources('https://cdn.sanity.io/images/abcd1234/production/a1b2-900x1125.webp', 600);
    expect(inSlider.srcSet.match(/ \d+w/g)).toEqual([' 400w', ' 900w']);
    expect(cardSources('https://cdn.example/a.webp?v=1', 600)).toEqual(
      commerceSources('https://cdn.example/a.webp?v=1', 600),
    );
  });

  it('[const.images.2] requests 400, 900, 1500 and 2000 of the CMS, in webp at quality 85', () => {
    const { srcSet } = contentSources('https://cdn.example/b.jpg');
    expect(srcSet.match(/ \d+w/g)).toEqual([' 400w', ' 900w', ' 1500w', ' 2000w']);
    expect(srcSet).toContain('w=900&fm=webp&q=85');
  });

  it('leaves drawings as they are', () => {
    expect(contentSources('https://cdn.example/mark.svg')).toEqual({
      src: 'https://cdn.example/mark.svg',
      srcSet: '',
    });
  });
});
