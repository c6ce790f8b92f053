import { describe, expect, it } from 'vitest';
import {
  arrived,
  begun,
  failed,
  hashStarted,
  listing,
  popped,
  run,
  settled,
  shown,
  started,
  topIn,
} from './navigation.fixture.ts';
import type { NavigationEvent } from './navigation.ts';

describe('a navigation to another page [screen.scroll-behaviour.1]', () => {
  it.each<[string, NavigationEvent[], string[]]>([
    ['fades the page while the next is fetched', [started('/cart')], [...begun, 'show "leaving"']],
    ['does not fade with less motion', [started('/cart', { lessMotion: true })], begun],
    ['does not fade within a collection', [started('/?a=1')], begun],
    [
      'waits for the rest of 600 ms',
      [started('/cart'), arrived('/cart')],
      [...shown, 'show "entering"', topIn(400)],
    ],
    [
      'does not wait longer where the page took longer',
      [started('/cart'), arrived('/cart', { atMs: 5000 })],
      [...shown, 'show "entering"', topIn(0)],
    ],
    [
      'does not wait with less motion',
      [started('/cart', { lessMotion: true }), arrived('/cart', { lessMotion: true })],
      [...shown, topIn(0)],
    ],
    [
      'whose start was not reported goes to the top at once',
      [arrived('/cart', { atMs: 9000 })],
      [...shown, 'show "entering"', topIn(0)],
    ],
    [
      'is over when the page has reached its top',
      [started('/cart'), arrived('/cart'), { kind: 'top-due' }],
      ['scroll-to-top', ...settled, 'focus-main true'],
    ],
    ['settles when it is left for another document', [started('/cart'), { kind: 'left' }], settled],
    [
      'settles when the browser shows a frozen page again',
      [started('/cart'), { kind: 'thawed' }],
      [...settled, 'own-scroll true'],
    ],
  ])('%s', (_, events, expected) => {
    expect(run(events).effects).toEqual(expected);
  });

  it('records the top for a page that has not reached it, and where the shopper stands afterwards', () => {
    const before = [started('/cart'), arrived('/cart')];
    expect(run([...before, started('/')]).effects[0]).toBe('record-position "entry of /cart" 0');
    expect(run([...before, { kind: 'top-due' }, started('/')]).effects[0]).toBe(
      'record-position "entry of /cart" 840',
    );
  });
});

describe('the way back [screen.scroll-behaviour.2]', () => {
  const back = [popped, started(listing), arrived(listing, { savedScrollY: 1840 })];
  const again = 'wait 0 {"kind":"restore","scrollY":1840}';

  it.each<[string, NavigationEvent[], string[]]>([
    ['does not fade', back.slice(0, 2), begun],
    [
      'leads to where the shopper stood',
      back,
      [...shown, ...settled, 'scroll-back 1840', again, 'focus-main false'],
    ],
    [
      'leads there once more after Next has scrolled',
      [...back, { kind: 'restore', scrollY: 1840 }],
      ['scroll-back 1840'],
    ],
    [
      'records where the page is being brought',
      [...back, { kind: 'hidden', scrollY: 3 }],
      ['record-position "entry of /collections/evening" 1840', 'own-scroll false'],
    ],
    [
      'records where the shopper stands once it is there',
      [...back, { kind: 'restored' }, { kind: 'hidden', scrollY: 3 }],
      ['record-position "entry of /collections/evening" 3', 'own-scroll false'],
    ],
    [
      'records where the shopper has scrolled to',
      [...back, { kind: 'restored' }, { kind: 'rested', scrollY: 7 }],
      ['record-position "entry of /collections/evening" 7'],
    ],
    [
      'records no scrolling of a page that is being left',
      [...back.slice(0, 2), { kind: 'rested', scrollY: 7 }],
      [],
    ],
    [
      'is recorded where its page is loaded in full instead',
      [...back.slice(0, 2), failed(listing), { kind: 'hidden', scrollY: 3 }],
      ['record-position "first entry" 3', 'record-return', 'own-scroll false'],
    ],
    [
      'to a page that a redirect has replaced leads to its top',
      [
        popped,
        started('/old'),
        started(listing, { isRedirect: true }),
        arrived(listing, { savedScrollY: 1840 }),
      ],
      [...shown, 'show "entering"', topIn(400)],
    ],
  ])('%s', (_, events, expected) => {
    expect(run(events).effects).toEqual(expected);
  });

  it.each([
    [
      'after a load by history navigation',
      { isReturn: true, savedScrollY: 1840, scrollY: 0 },
      ['scroll-back 1840'],
    ],
    ['not where the browser has scrolled already', { isReturn: true, savedScrollY: 1840, scrollY: 900 }, []],
    ['not on a first visit', { isReturn: false, savedScrollY: 1840, scrollY: 0 }, []],
    ['not where nothing was stored', { isReturn: true, savedScrollY: null, scrollY: 0 }, []],
  ])('is taken %s', (_, facts, expected) => {
    expect(run([{ kind: 'opened', ...facts }]).effects).toEqual(expected);
  });
});

describe('within a page [screen.scroll-behaviour.3]', () => {
  it.each<[string, NavigationEvent[], string[]]>([
    [
      'the next page of a collection moves nothing',
      [started(`${listing}/page/2`), arrived(`${listing}/page/2`)],
      [...shown, ...settled],
    ],
    ['a hash records the position', [hashStarted(`${listing}#main`)], ['record-position "first entry" 300']],
    [
      'a hash leads to its element',
      [hashStarted(`${listing}#main`), arrived(`${listing}#main`)],
      [...shown, ...settled, 'scroll-to-anchor "main"'],
    ],
    [
      'back from a hash the page stands where it stood',
      [popped, hashStarted(listing), arrived(listing, { savedScrollY: 12 })],
      [...shown, ...settled, 'scroll-back 12', 'wait 0 {"kind":"restore","scrollY":12}', 'focus-main false'],
    ],
  ])('%s', (_, events, expected) => {
    expect(run(events, listing).effects).toEqual(expected);
  });
});
