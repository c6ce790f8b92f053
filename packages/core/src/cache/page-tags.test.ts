import { describe, expect, it } from 'vitest';
import { documentAt, handleOfPath, isTag, ownPath, pageTags, tags } from './page-tags.ts';

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
    ['/products/slip', ['product-id:7', 'inventory-item:7'], ['product:slip', 'product-id:7']],
    ['/collections/silk', ['collection-id:9'], ['collection:silk', 'collection-id:9']],
    ['/campaigns/spring', [], ['campaign:spring']],
    ['/campaigns/spring/more', [], []],
    ['/cart', ['settings'], []],
  ])('%s, which shows %j: %j', (path, shown, expected) => {
    expect(pageTags(path, shown)).toEqual(expected);
  });
});

describe('a tag', () => {
  it.each([
    'home',
    'filter-map',
    'product:slip',
    'collection:été',
    'page:care',
    'document:home',
    'path:/products/slip',
    'product-id:7',
  ])('is %s', (name) => {
    expect(isTag(name)).toBe(true);
  });

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

it('an address has one tag in every spelling', () => {
  for (const path of ['/pages/d’été', '/pages/d’été/', '/pages/d%E2%80%99%C3%A9t%C3%A9']) {
    expect(tags.path(path)).toBe('path:/pages/d%E2%80%99%C3%A9t%C3%A9');
  }
});

describe('the page of a tag', () => {
  it.each([
    [tags.home, '/'],
    [tags.product('slip'), '/products/slip'],
    [tags.productText('slip'), '/products/slip'],
    [tags.collection('été'), '/collections/%C3%A9t%C3%A9'],
    [tags.page('care'), '/pages/care'],
    [tags.story('a/b'), '/stories/a/b'],
    [tags.page('a/../b//c?d#e'), '/pages/a/b/c%3Fd%23e'],
    [tags.page('..'), null],
    [tags.path('/products/slip'), '/products/slip'],
    [tags.path(' /stories/été/?from=letter '), '/stories/%C3%A9t%C3%A9'],
    [tags.path('/pages/q&a'), '/pages/q%26a'],
    [tags.path('/pages/it%27s/'), "/pages/it's"],
    ['path:/@vesper', '/%40vesper'],
    [tags.path('https://shop.example/pages/care'), null],
    [tags.path('/'), null],
    [tags.path('slip'), null],
    [tags.path('//['), null],
    [tags.campaign('spring'), '/campaigns/spring'],
    [tags.filterMap, null],
    [tags.document('page-care'), null],
    [tags.productId('7'), null],
    [tags.collectionId('9'), null],
    ['settings:x', null],
  ])('%s is %s', (tag, path) => {
    expect(ownPath(tag)).toBe(path);
  });
});

describe('the handle of a page’s subject', () => {
  it.each([
    ['product', '/products/slip', 'slip'],
    ['product', '/collections/silk', null],
    ['product', '/products/slip/reviews', null],
    ['product', '/cart', null],
    ['collection', '/collections/%C3%A9t%C3%A9', 'été'],
    ['collection', '/collections/silk/page/3', 'silk'],
    ['collection', '/', null],
  ] as const)('as a %s, of %s: %s', (kind, path, handle) => {
    expect(handleOfPath(kind, path)).toBe(handle);
  });
});

it('the lists of stories and campaigns are pages of their own', () => {
  expect([tags.stories, tags.campaigns].map(ownPath)).toEqual(['/stories', '/campaigns']);
  expect([tags.stories, tags.campaigns].every(isTag)).toBe(true);
});

describe('the document with a page at a path', () => {
  it.each([
    ['/pages/care', { type: 'page', slug: 'care' }],
    ['/stories/%C3%A9t%C3%A9', { type: 'story', slug: 'été' }],
    ['/campaigns/q%0Aa', { type: 'campaign', slug: 'q\na' }],
    ['/stories', null],
    ['/stories/page/2', null],
    ['/products/slip', null],
    ['/', null],
    ['/cart', null],
  ])('%s is %j', (path, document) => {
    expect(documentAt(path)).toEqual(document);
  });
});
