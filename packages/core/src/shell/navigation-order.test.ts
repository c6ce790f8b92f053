import { describe, expect, it } from 'vitest';
import {
  arrived,
  card,
  failed,
  hashStarted,
  listing,
  origin,
  popped,
  run,
  settled,
  shown,
  started,
  topIn,
} from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation.ts';

describe('a redirect [screen.client-redirects.8]', () => {
  const redirected = [
    started('/old?a=1#top'),
    started('/new', { isRedirect: true, atMs: 1100 }),
    arrived('/new', { atMs: 1200 }),
  ];

  it('gets back the query and hash that it dropped, and waits as long as for one navigation', () => {
    expect(run(redirected).effects).toEqual([
      ...shown,
      'show "entering"',
      topIn(400),
      'replace "/new?a=1#top"',
    ]);
  });

  it('to a page that does not move gets them back too', () => {
    const within = [
      started('/collections/evening/page/1?a=1'),
      started(listing, { isRedirect: true }),
      arrived(listing),
    ];
    expect(run(within, `${listing}/page/2`).effects).toEqual([
      ...shown,
      ...settled,
      'replace "/collections/evening?a=1"',
    ]);
  });

  it('to an anchor gets the query back', () => {
    const anchored = [started('/old?a=1'), started('/new#care', { isRedirect: true }), arrived('/new#care')];
    expect(run(anchored).effects).toEqual([
      ...shown,
      ...settled,
      'scroll-to-anchor "care"',
      'replace "/new?a=1#care"',
    ]);
  });

  it('in the history gets them back', () => {
    const back = [
      started('/old?a=1'),
      popped,
      started('/new', { isRedirect: true }),
      arrived('/new', { savedScrollY: 5 }),
    ];
    expect(run(back).effects.at(-1)).toBe('replace "/new?a=1"');
  });

  it('is not taken for another navigation while they are given back', () => {
    const complete = '/new?a=1';
    const events = [
      started('/old?a=1'),
      started('/new', { isRedirect: true }),
      arrived('/new'),
      started(complete),
    ];
    expect(run(events).effects).toEqual([]);
    const { state, effects } = run([...events, arrived(complete)]);
    expect(effects).toEqual(['own-scroll true']);
    expect(state).toMatchObject({ shown: complete, pending: null, completing: null, isTopDue: true });
  });

  it('leads to the element of the hash that it gets back', () => {
    const { effects } = run([...redirected, arrived('/new?a=1#top')]);
    expect(effects).toEqual([...shown, ...settled, 'scroll-to-anchor "top"']);
  });

  it('to the page shown, which the router takes for a change of the hash, gets its hash back too', () => {
    const events = [started('/old#top'), hashStarted('/new'), arrived('/new')];
    const { state, effects } = run(events, '/new#top');
    expect(effects).toContain('replace "/new#top"');
    expect(state.pending).toBeNull();
  });

  it('does not lend its hash to a jump within the page shown', () => {
    const { state } = run([started('/old#top'), hashStarted('/new#sizes')], '/new');
    expect(state.pending?.requestedUrl).toBe(`${origin}/new#sizes`);
  });

  it('is a navigation of its own when none is pending', () => {
    const { state } = run([started('/new', { isRedirect: true })]);
    expect(state.pending?.requestedUrl).toBe(`${origin}/new`);
  });
});

describe('the last click wins', () => {
  const both = [started(listing), started(card), arrived(listing)];

  it('while the page of the click before it is being drawn: that page moves nothing and replaces nothing', () => {
    const { state, effects } = run(both);
    expect(effects).toEqual(shown);
    expect(state).toMatchObject({ shown: listing, entry: `entry of ${listing}`, completing: null });
    expect(state.pending).toMatchObject({ to: card, requestedUrl: `${origin}${card}` });
  });

  it('and its page is brought to its top', () => {
    expect(run([...both, arrived(card)]).effects).toEqual([...shown, 'show "entering"', topIn(400)]);
  });

  it('also when the page before it is called off only then', () => {
    const { state, effects } = run([started(listing), started(card), failed(listing, true)]);
    expect(effects).toEqual([]);
    expect(state.pending?.to).toBe(card);
  });

  it('and when its page does not come, the one before it is brought to its top', () => {
    expect(run([...both, failed(card)]).effects).toEqual(['scroll-to-top', ...settled]);
  });

  it('while a redirect gets back what it dropped', () => {
    const events = [
      started('/old?a=1'),
      started('/new', { isRedirect: true }),
      arrived('/new'),
      started(card),
    ];
    const { state, effects } = run([...events, arrived('/new?a=1')]);
    expect(effects).toEqual(shown);
    expect(state.pending?.to).toBe(card);
  });

  it('while the way back is under way, which is no return any more', () => {
    const { state } = run([
      popped,
      started(listing),
      started(card),
      arrived(listing, { savedScrollY: 1840 }),
    ]);
    expect(state).toMatchObject({ isReturning: false, restoringTo: null });
  });
});

describe('a navigation that fails', () => {
  it.each<[string, NavigationEvent[], string[]]>([
    ['leaves the page as it was', [started('/cart'), failed('/cart')], settled],
    [
      'leaves it where it stands when another navigation calls it off',
      [started('/cart'), arrived('/cart'), started('/'), failed('/', true)],
      settled,
    ],
    ['without having started settles', [failed('/cart')], settled],
  ])('%s', (_, events, expected) => {
    expect(run(events).effects).toEqual(expected);
  });

  it('leaves the page’s move to its top due when it was cancelled by another', () => {
    const { state } = run([started('/cart'), arrived('/cart'), started('/'), failed('/', true)]);
    expect(state).toMatchObject({ isTopDue: true, pending: null });
  });
});
