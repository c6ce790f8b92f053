import { describe, expect, it } from 'vitest';
import { pathAdvice, pathSpellings, toPagePath } from './page-path.ts';

describe('[screen.client-redirects.8] toPagePath', () => {
  it.each([
    ['/pages/returns', '/pages/returns'],
    ['/pages/returns/', '/pages/returns'],
    [' /pages/returns?from=letter#top ', '/pages/returns'],
    ['/pages/été', '/pages/%C3%A9t%C3%A9'],
    ['/pages/%c3%a9t%c3%a9', '/pages/%C3%A9t%C3%A9'],
    ['/pages/black white', '/pages/black%20white'],
    ['/pages/q&a', '/pages/q%26a'],
    ['/pages/a,b', '/pages/a%2Cb'],
    ['/@vesper', '/%40vesper'],
    ['/pages/it%27s', "/pages/it's"],
    ['/pages/100%', '/pages/100%25'],
    ['/pages/half \ud800', '/pages/half%20%EF%BF%BD'],
    [`/${'a'.repeat(511)}`, `/${'a'.repeat(511)}`],
  ])('reads %j as %s', (text, path) => {
    expect(toPagePath(text)).toBe(path);
  });

  it.each([
    ...['', '/', 'returns', 'https://shop.example/pages/returns', '//host.example/pages', '//['],
    ...['/pages//returns', '/pages/../api', '/pages/%2e%2e/api', '/./cart', '/pages/a%2Fb', '/pages/a\\b'],
    `/${'a'.repeat(512)}`,
    `/${'é'.repeat(100)}`,
  ])('returns null for %j, which then has no spellings', (text) => {
    expect(toPagePath(text)).toBeNull();
    expect(pathSpellings(text)).toEqual([]);
  });

  it('has spellings with and without a final slash', () => {
    expect(pathSpellings('/products/slip')).toEqual(['/products/slip', '/products/slip/']);
  });

  it('has the canonical spelling, the decoded one and those that browsers copy', () => {
    expect(pathSpellings("/pages/q%26a%20d'%C3%A9t%C3%A9/")).toEqual([
      "/pages/q%26a%20d'%C3%A9t%C3%A9",
      "/pages/q%26a%20d'%C3%A9t%C3%A9/",
      "/pages/q&a d'été",
      "/pages/q&a d'été/",
      "/pages/q&a%20d'%C3%A9t%C3%A9",
      "/pages/q&a%20d'%C3%A9t%C3%A9/",
      '/pages/q%26a%20d%27%C3%A9t%C3%A9',
      '/pages/q%26a%20d%27%C3%A9t%C3%A9/',
      '/pages/q&a%20d%27%C3%A9t%C3%A9',
      '/pages/q&a%20d%27%C3%A9t%C3%A9/',
    ]);
  });

  it.each([
    ['/pages/who%3F', '/pages/who?'],
    ['/pages/%2541', '/pages/%41'],
  ])('does not list for %s the spelling %s, which is another page', (path, other) => {
    expect(pathSpellings(path)).toContain(path);
    expect(pathSpellings(path)).not.toContain(other);
  });
});

describe('[screen.client-redirects.8] pathAdvice', () => {
  it.each(['/pages/returns', '/pages/returns/', '/pages/été', '/pages/q&a', "/it's", '/it%27s', '/@vesper'])(
    'accepts %s',
    (text) => {
      expect(pathAdvice(text)).toBeNull();
    },
  );

  it.each([
    [' /pages/returns ', '/pages/returns'],
    ['/pages/été?x=1', '/pages/été'],
    ['/pages/returns//', '/pages/returns'],
    ['/pages/%c3%a9t%c3%a9', '/pages/%C3%A9t%C3%A9'],
  ])('advises instead of %j to write %s', (text, path) => {
    expect(pathAdvice(text)).toMatch(`Write ${path} instead: the path alone`);
  });

  it.each(['', '/', 'pages/returns', 'https://shop.example/pages/returns'])(
    'explains what a path is instead of %j',
    (text) => {
      expect(pathAdvice(text)).toMatch('such as /pages/about');
    },
  );
});
