import { describe, expect, it } from 'vitest';
import { ownPath, type PageFacts, pageTags, tags } from './page-tags.ts';

describe('the tags of a page', () => {
  it.each<[PageFacts, string[]]>([
    [{ kind: 'home', productHandles: ['slip', 'robe', 'slip'] }, ['home', 'product:slip', 'product:robe']],
    [{ kind: 'product', handle: 'slip', productHandles: ['robe'] }, ['product:slip', 'product:robe']],
    [{ kind: 'collection', handle: 'silk', productHandles: ['slip'] }, ['collection:silk', 'product:slip']],
    [{ kind: 'page', slug: 'care', productHandles: [] }, ['page:care']],
    [{ kind: 'story', slug: 'lace', productHandles: [] }, ['story:lace']],
    [{ kind: 'campaign', slug: 'spring', productHandles: [] }, ['campaign:spring']],
  ])('%j are %j', (facts, expected) => {
    expect(pageTags(facts)).toEqual(expected);
  });
});

describe('the page of a tag', () => {
  it.each([
    [tags.home, '/'],
    [tags.product('slip'), '/products/slip'],
    [tags.collection('été'), '/collections/%C3%A9t%C3%A9'],
    [tags.page('care'), '/pages/care'],
    [tags.story('a/b'), '/stories/a%2Fb'],
    [tags.campaign('spring'), '/campaigns/spring'],
    [tags.filterMap, null],
    ['settings:x', null],
  ])('%s is %s', (tag, path) => {
    expect(ownPath(tag)).toBe(path);
  });
});
