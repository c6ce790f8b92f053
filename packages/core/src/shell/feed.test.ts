import { expect, it } from 'vitest';
import { feedXml } from './feed.ts';

const feed = {
  siteUrl: 'https://shop.example',
  path: '/stories/rss.xml',
  pagePath: '/stories',
  title: 'Vesper & Vine',
  description: 'Letters',
};

it('a feed lists its items with whole addresses, escaped, and leaves out what is not known', () => {
  const xml = feedXml(feed, [
    {
      title: 'Silk & lace',
      path: '/stories/silk',
      summary: '<b>Five minutes</b>',
      category: 'care',
      publishedAt: '2026-10-12T09:00:00Z',
    },
    { title: 'Untold', path: '/stories/untold', summary: null, category: null, publishedAt: 'soon' },
    { title: 'Undated', path: '/stories/undated', summary: null, category: null, publishedAt: null },
  ]);
  expect(xml).toContain('<title>Vesper &amp; Vine</title><link>https://shop.example/stories</link>');
  expect(xml).toContain('href="https://shop.example/stories/rss.xml" rel="self"');
  expect(xml).toContain(
    '<item><title>Silk &amp; lace</title><link>https://shop.example/stories/silk</link>' +
      '<guid isPermaLink="true">https://shop.example/stories/silk</guid>' +
      '<description>&lt;b&gt;Five minutes&lt;/b&gt;</description><category>care</category>' +
      '<pubDate>Mon, 12 Oct 2026 09:00:00 GMT</pubDate></item>',
  );
  expect(xml).toContain('<guid isPermaLink="true">https://shop.example/stories/untold</guid></item>');
  expect(xml).toContain('stories/undated</guid></item>');
});
