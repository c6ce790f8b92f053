import { describe, expect, it } from 'vitest';
import { withRequestedParts, withRequestedQuery } from './redirect-parts.ts';

describe('[screen.client-redirects.8] the requested query stays', () => {
  it.each([
    ['a path', '/collections/new', '/collections/new?discount=SAVE10&country=FR'],
    ['before the hash', '/account/rewards#refer', '/account/rewards?discount=SAVE10&country=FR#refer'],
    ['our own origin', 'https://shop.example/b#c', 'https://shop.example/b?discount=SAVE10&country=FR#c'],
    ['the root', 'https://shop.example', 'https://shop.example?discount=SAVE10&country=FR'],
    [
      'beside the target’s own',
      '/collections/new?sort=price#top',
      '/collections/new?sort=price&discount=SAVE10&country=FR#top',
    ],
    ['except names that the target sets', '/new?%64iscount=MORE', '/new?%64iscount=MORE&country=FR'],
    ['not where the target sets them all', '/new?country=US&discount=', '/new?country=US&discount='],
    ['after a lone question mark', '/new?', '/new?discount=SAVE10&country=FR'],
    ['the requested path', '/old', '/old'],
    ['another host', 'https://resale.example/a', 'https://resale.example/a'],
    ['another host, disguised', '//resale.example/a', '//resale.example/a'],
    ['a malformed address', 'https://', 'https://'],
  ])('to %s', (_, location, expected) => {
    expect(withRequestedQuery(location, 'https://shop.example/old?discount=SAVE10&country=FR')).toBe(
      expected,
    );
  });

  it('byte for byte, each value of a name', () => {
    expect(withRequestedQuery('/new?a=1', 'https://shop.example/old?b=x%2By+z&b=2&c')).toBe(
      '/new?a=1&b=x%2By+z&b=2&c',
    );
  });

  it('where there is one', () => {
    expect(withRequestedQuery('/new#top', 'https://shop.example/old')).toBe('/new#top');
  });
});

describe('[screen.client-redirects.8] requested query and hash stay', () => {
  it.each([
    ['/new', '/new?a=1#top'],
    ['/new?b=2', '/new?b=2&a=1#top'],
    ['/new#end', '/new?a=1#end'],
    ['https://resale.example/a', 'https://resale.example/a#top'],
  ])('%s', (location, expected) => {
    expect(withRequestedParts(location, 'https://shop.example/old?a=1#top')).toBe(expected);
  });
});
