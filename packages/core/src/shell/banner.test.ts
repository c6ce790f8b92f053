import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BannerMessage } from '../content/site-content.ts';
import type { BannerSituation } from './banner.ts';
import { BANNER_HOLD_MS, bannerRootClasses, isBannerRotating, isLongBanner, nextMessage } from './banner.ts';

describe('banner rotation [screen.site-shell-banner.2] [const.timings.5]', () => {
  it('holds a message for 4 s', () => {
    expect(BANNER_HOLD_MS).toBe(4000);
  });

  it.each([
    [0, 3, 1],
    [1, 3, 2],
    [2, 3, 0],
    [0, 1, 0],
    [0, 0, 0],
    [7, 3, 0],
    [-2, 3, 0],
  ])('after message %d of %d comes %d', (index, count, next) => {
    expect(nextMessage(index, count)).toBe(next);
  });

  it('always points to a message', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const next = nextMessage(index, count);
        return next >= 0 && next < count;
      }),
    );
  });

  const quiet: BannerSituation = {
    messageCount: 2,
    isPaused: false,
    isHovered: false,
    hasFocus: false,
    prefersReducedMotion: false,
  };
  it.each<[string, Partial<BannerSituation>, boolean]>([
    ['several messages', {}, true],
    ['one message', { messageCount: 1 }, false],
    ['no message', { messageCount: 0 }, false],
    ['paused by its control', { isPaused: true }, false],
    ['the pointer on it', { isHovered: true }, false],
    ['the focus in it', { hasFocus: true }, false],
    ['less motion wanted', { prefersReducedMotion: true }, false],
  ])('%s: %j rotates %s', (_, situation, isRotating) => {
    expect(isBannerRotating({ ...quiet, ...situation })).toBe(isRotating);
  });
});

const message = (words: string, title?: string): BannerMessage => ({
  key: words,
  ...(title === undefined ? {} : { title }),
  text: [{ kind: 'p', spans: [{ text: words }] }],
});
const LONGEST_SHORT = 'x'.repeat(55);
const SHORTEST_LONG = 'x'.repeat(56);

describe('classes of the page [screen.site-shell-banner.3] [screen.site-shell-banner.4]', () => {
  it.each<[string, BannerMessage[], string[]]>([
    ['no message', [], []],
    ['short messages', [message('Hello'), message(LONGEST_SHORT)], ['banner-active']],
    ['a long message', [message('Hello'), message(SHORTEST_LONG)], ['banner-active', 'banner-long']],
  ])('%s', (_, messages, classes) => {
    expect(bannerRootClasses(messages)).toEqual(classes);
  });
});

describe('the long banner [screen.site-shell-banner.4] [const.layout.5]', () => {
  it.each<[string, BannerMessage[], boolean]>([
    ['55 characters', [message(LONGEST_SHORT)], false],
    ['56 characters', [message(SHORTEST_LONG)], true],
    ['56 of them blank at the end', [message(`${LONGEST_SHORT} `)], false],
    ['the second message', [message('Hello'), message(SHORTEST_LONG)], true],
    ['55 characters of two code units each', [message('🌿'.repeat(55))], false],
    ['an older banner whose title is long', [message('Hello', SHORTEST_LONG)], true],
    ['an older banner whose text is long', [message(SHORTEST_LONG, 'Hello')], true],
    ['an older banner with short title and text', [message(LONGEST_SHORT, LONGEST_SHORT)], false],
    ['an older banner with only a title', [{ key: 'a', title: SHORTEST_LONG, text: [] }], true],
    ['no message', [], false],
  ])('%s', (_, messages, isLong) => {
    expect(isLongBanner(messages)).toBe(isLong);
  });
});
