import { describe, expect, it, vi } from 'vitest';
import type { FrameProps } from '../data/page-props.ts';
import { bareFrame } from './bare-frame.fixture.ts';
import { metaTagsOf } from './head-tags.ts';

vi.mock('../clients/site-config.ts', () => ({ siteConfig: { brandName: 'Vesper & Vine' } }));

const frame: FrameProps = {
  ...bareFrame,
  title: 'Silk',
  canonical: 'https://shop.example/stories/silk',
};
const tagsOf = (own: Partial<FrameProps> = {}) =>
  Object.fromEntries(metaTagsOf({ ...frame, ...own }).map(([, name, content]) => [name, content]));

describe('[const.page-meta.2] the tags of a page for crawlers and link previews', () => {
  it('say what every page has, and leave out what is not known', () => {
    expect(tagsOf()).toEqual({
      'og:site_name': 'Vesper & Vine',
      'og:type': 'website',
      'og:locale': 'en_US',
      'og:title': 'Silk',
      'og:url': 'https://shop.example/stories/silk',
      'twitter:card': 'summary',
    });
  });

  it('name description and picture, and keep search engines away where they should not come', () => {
    const known = { description: 'Nine days', image: 'https://cdn.example/silk.webp', isIndexed: false };
    expect(tagsOf(known)).toMatchObject({
      robots: 'noindex',
      description: 'Nine days',
      'og:description': 'Nine days',
      'og:image': 'https://cdn.example/silk.webp',
    });
  });

  it('make a story an article, with those of its times that are known', () => {
    const publishedAt = '2026-11-02T09:00:00.000Z';
    expect(tagsOf({ article: { publishedAt, modifiedAt: null, section: 'Cloth' } })).toMatchObject({
      'og:type': 'article',
      'article:published_time': publishedAt,
      'article:section': 'Cloth',
    });
    expect(tagsOf({ article: { publishedAt, modifiedAt: null, section: null } })).not.toHaveProperty(
      'article:modified_time',
    );
  });
});
