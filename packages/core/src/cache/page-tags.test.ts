import { describe, expect, it } from 'vitest';
import { isTag, ownPath, pageTags, tags } from './page-tags.ts';

describe('the tags of a page', () => {
  it.each([
    ['/', ['product:slip', 'product:robe', 'product:slip'], ['home', 'product:slip', 'product:robe']],
    ['/products/slip', ['product:slip', 'product:robe'], ['product:slip', 'product:robe']],
    ['/collections/silk', ['collection:silk', 'product:slip'], ['collection:silk', 'product:slip']],
    ['/collections/silk/page/3', [], ['collection:silk']],
    ['/collections/%C3%A9t%C3%A9', [], ['collection:été']],
    ['/collections/%', [], ['collection:%']],
    ['/pages/care', ['document:page-care', 'settings'], ['page:care', 'document:page-care']],
    ['/stories/lace', [], ['story:lace']],
    ['/campaigns/spring', [], ['campaign:spring']],
    ['/campaigns/spring/more', [], []],
    ['/cart', ['settings'], []],
  ])('%s, which shows %j: %j', (path, shown, expected) => {
    expect(pageTags(path, shown)).toEqual(expected);
  });
});

describe('a tag', () => {
  it.each(['home', 'filter-map', 'product:slip', 'collection:été', 'page:care', 'document:home'])(
    'is %s',
    (name) => {
      expect(isTag(name)).toBe(true);
    },
  );

  it.each([
    '',
    'product',
    'product:',
    ':slip',
    'document:',
    'toString:x',
    'page:\ud800',
    `page:${'x'.repeat(256)}`,
  ])('is not %j', (name) => {
    expect(isTag(name)).toBe(false);
  });
});

describe('the page of a tag', () => {
  it.each([
    [tags.home, '/'],
    [tags.product('slip'), '/products/slip'],
    [tags.productText('slip'), '/products/slip'],
    [tags.collection('été'), '/collections/%C3%A9t%C3%A9'],
    [tags.page('care'), '/pages/care'],
    [tags.story('a/b'), '/stories/a%2Fb'],
    [tags.campaign('spring'), '/campaigns/spring'],
    [tags.filterMap, null],
    [tags.document('page-care'), null],
    ['settings:x', null],
  ])('%s is %s', (tag, path) => {
    expect(ownPath(tag)).toBe(path);
  });
});
