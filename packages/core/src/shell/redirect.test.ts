import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedirectOutcome, RedirectSite } from './redirect.ts';
import { LONGEST_REDIRECT_CHAIN, resolveRedirect, safeTarget, withHash } from './redirect.ts';

const hosts = { siteUrl: 'https://shop.example', allowedHosts: ['resale.example'] };

function site(
  moved: Record<string, string>,
  served: string[] = [],
  temporary: string[] = [],
  rules: Record<string, string> = {},
): RedirectSite {
  return {
    ...hosts,
    findRule: async (path) => {
      const target = rules[path];
      return target === undefined ? null : { target, isPermanent: !temporary.includes(path) };
    },
    findMoved: async (path) => {
      const target = moved[path];
      return target === undefined ? null : { target, isPermanent: !temporary.includes(path) };
    },
    isServed: async (path) => served.includes(path),
  };
}

function to(destination: string, isPermanent = true): RedirectOutcome {
  return { kind: 'redirect', destination, isPermanent };
}

function refused(why: 'loop' | 'chain-too-long' | 'foreign-target', target: string): RedirectOutcome {
  return { kind: 'refused', why, target };
}

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`/${at}`, `/${at + 1}`]));

describe('[screen.client-redirects.8] a path that no page serves leads', () => {
  it.each<[string, RedirectSite, RedirectOutcome]>([
    ['nowhere without a rule', site({}), { kind: 'none' }],
    ['to a path', site({ '/a': '/b' }), to('/b')],
    ['to a path with query and hash', site({ '/a': '/b?x=1#y' }), to('/b?x=1#y')],
    ['to a path temporarily', site({ '/a': '/b' }, [], ['/a']), to('/b', false)],
    ['over two hops in one redirect', site({ '/a': '/b', '/b': '/c' }), to('/c')],
    [
      'temporarily, where one hop is temporary',
      site({ '/a': '/b', '/b': '/c' }, [], ['/a']),
      to('/c', false),
    ],
    [
      'to a page that is served, even where it once moved',
      site({ '/a': '/b', '/b': '/a' }, ['/b']),
      to('/b'),
    ],
    ['to an allowed host', site({ '/a': 'https://resale.example/x' }), to('https://resale.example/x')],
    ['to our own origin', site({ '/a': 'https://shop.example/b' }), to('https://shop.example/b')],
    ['over our own origin to the next hop', site({ '/a': 'https://shop.example/b', '/b': '/c' }), to('/c')],
    ['to itself', site({ '/a': '/a' }), refused('loop', '/a')],
    ['to itself with a query', site({ '/a': '/a/?x=1' }), refused('loop', '/a/?x=1')],
    ['in a loop', site({ '/a': '/b', '/b': '/a' }), refused('loop', '/a')],
    [
      'in a ring by way of our origin',
      site({ '/a': 'https://shop.example/a' }),
      refused('loop', 'https://shop.example/a'),
    ],
    ['elsewhere', site({ '/a': 'https://evil.example' }), refused('foreign-target', 'https://evil.example')],
    [
      'elsewhere, later',
      site({ '/a': '/b', '/b': '//evil.example' }),
      refused('foreign-target', '//evil.example'),
    ],
  ])('%s', async (_, places, outcome) => {
    expect(await resolveRedirect('/a?q=1#hash', places)).toEqual(outcome);
  });

  it(`at most ${LONGEST_REDIRECT_CHAIN} hops`, async () => {
    const longest = site(chain(LONGEST_REDIRECT_CHAIN));
    expect(await resolveRedirect('/0', longest)).toEqual(to(`/${LONGEST_REDIRECT_CHAIN}`));
    const tooLong = site(chain(LONGEST_REDIRECT_CHAIN + 1));
    expect(await resolveRedirect('/0', tooLong)).toEqual(
      refused('chain-too-long', `/${LONGEST_REDIRECT_CHAIN + 1}`),
    );
  });
});

describe('[screen.client-redirects.8] a path that a page serves leads', () => {
  const served = ['/a', '/b', '/', '/cart'];
  it.each<[string, RedirectSite, RedirectOutcome]>([
    ['nowhere without a rule', site({ '/a': '/b' }, served), { kind: 'none' }],
    ['to the target of its rule', site({ '/a': '/c' }, served, [], { '/a': '/b' }), to('/b')],
    ['temporarily, where the rule is temporary', site({}, served, ['/a'], { '/a': '/b' }), to('/b', false)],
    ['further, by the rule of the next page', site({}, served, [], { '/a': '/b', '/b': '/c' }), to('/c')],
    ['further, from a path without a page', site({ '/c': '/b' }, served, [], { '/a': '/c' }), to('/b')],
    ['to itself', site({}, served, [], { '/a': '/a/?x=1' }), refused('loop', '/a/?x=1')],
    ['in a loop', site({}, served, [], { '/a': '/b', '/b': '/a' }), refused('loop', '/a')],
    [
      'elsewhere',
      site({}, served, [], { '/a': 'https://evil.example' }),
      refused('foreign-target', 'https://evil.example'),
    ],
    ['to the home page and no further', site({}, served, [], { '/a': '/', '/': '/b' }), to('/')],
    ['to the bag and no further', site({}, [], [], { '/a': '/cart', '/cart': '/b' }), to('/cart')],
  ])('%s', async (_, places, outcome) => {
    expect(await resolveRedirect('/a', places)).toEqual(outcome);
  });

  it.each([
    ['/collections/jardin', '/collections/Jardin'],
    ['/collections/jardin', '/collections/jardin/page/1'],
    ['/collections/jardin', '/collections/%6Aardin?x=1'],
    ['/products/arran', '/products//arran'],
    ['/pages/a%E0b', '/pages/a%E0b/'],
  ])('%s stays where its rule leads to another spelling of it: %s', async (path, target) => {
    const places = site({}, [path], [], { [path]: target });
    expect(await resolveRedirect(path, places)).toEqual(refused('loop', target));
  });

  it('another page of a listing, and another letter case outside of handles, count as other paths', async () => {
    const rules = { '/collections/jardin': '/collections/jardin/page/2', '/pages/About': '/pages/about' };
    const places = site({}, ['/collections/jardin', '/pages/about'], [], rules);
    expect(await resolveRedirect('/collections/jardin', places)).toEqual(to('/collections/jardin/page/2'));
    expect(await resolveRedirect('/pages/About', places)).toEqual(to('/pages/about'));
  });

  it.each(['/', '/cart', '/cart/'])('%s leads nowhere', async (path) => {
    const places = site({ '/': '/b', '/cart': '/b' }, [], [], { '/': '/b', '/cart': '/b' });
    expect(await resolveRedirect(path, places)).toEqual({ kind: 'none' });
  });
});

describe('targets of redirects', () => {
  it.each([
    ['/pages/contact', '/pages/contact'],
    [' /pages/contact#map ', '/pages/contact#map'],
    ['/a/../b', '/b'],
    ['https://shop.example/a#b', 'https://shop.example/a#b'],
    ['HTTPS://RESALE.EXAMPLE/a', 'https://resale.example/a'],
    ['http://shop.example/a', null],
    ['http://resale.example/a', null],
    ['https://resale.example:8443/a', null],
    ['https://evil.example/a', null],
    ['https://resale.example.evil.example/', null],
    ['https://resale.example@evil.example/', null],
    ['https://anybody@resale.example/', null],
    ['https://:secret@resale.example/', null],
    ['https://', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['contact', null],
    ['', null],
  ])('%j', (target, expected) => {
    expect(safeTarget(target, hosts)).toBe(expected);
  });

  it('any text leads to our host, an allowed one or nowhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '/', 'https://', 'https://resale.example'),
        fc.string(),
        (start, rest) => {
          const safe = safeTarget(`${start}${rest}`, hosts);
          if (safe === null) return true;
          return ['shop.example', 'resale.example'].includes(new URL(safe, 'https://shop.example').host);
        },
      ),
    );
  });
});

describe('[screen.client-redirects.8] the hash stays', () => {
  it.each([
    ['/pages/contact', '#form', '/pages/contact#form'],
    ['/pages/contact#map', '#form', '/pages/contact#map'],
    ['https://shop.example/a', '', 'https://shop.example/a'],
  ])('%s and %s', (target, hash, expected) => {
    expect(withHash(target, hash)).toBe(expected);
  });
});
