import { describe, expect, it } from 'vitest';
import { productMetaTitle, socialTags } from './page-meta.ts';

describe('[const.page-meta.1] the title of a product page', () => {
  it.each([
    ['Aurelia Slip Dress', 'Oxblood', 'Aurelia Slip Dress — Oxblood'],
    ['Oxblood Slip Dress', 'oxblood', 'Oxblood Slip Dress'],
    ['Aurelia Slip Dress', ' ', 'Aurelia Slip Dress'],
    ['', 'Black', ' — Black'],
  ])('%s in %s: %s', (title, colour, expected) => {
    expect(productMetaTitle(title, colour)).toBe(expected);
  });
});

describe('[const.page-meta.2] what others show of it', () => {
  const meta = {
    title: 'Slip — Black',
    url: 'https://shop.example/products/slip',
    brandName: 'Vesper & Vine',
  };

  it('with everything known', () => {
    const tags = socialTags({
      ...meta,
      description: 'Cut on the cross',
      imageUrl: 'https://cdn.example/a.webp',
    });
    expect(tags).toEqual([
      { property: 'og:site_name', content: 'Vesper & Vine' },
      { property: 'og:type', content: 'product' },
      { property: 'og:title', content: 'Slip — Black' },
      { property: 'og:url', content: 'https://shop.example/products/slip' },
      { property: 'og:description', content: 'Cut on the cross' },
      { property: 'og:image', content: 'https://cdn.example/a.webp' },
      { name: 'twitter:card', content: 'summary' },
      { name: 'twitter:title', content: 'Slip — Black' },
      { name: 'twitter:description', content: 'Cut on the cross' },
      { name: 'twitter:image', content: 'https://cdn.example/a.webp' },
    ]);
  });

  it('leaves out what is not known', () => {
    const tags = socialTags({ ...meta, description: null, imageUrl: null });
    expect(tags.every(({ content }) => content !== '')).toBe(true);
    expect(tags).toHaveLength(6);
  });
});
