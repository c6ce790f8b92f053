import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BannerSituation } from './banner.ts';
import {
  BANNER_FADE_MS,
  BANNER_HOLD_MS,
  bannerRootClasses,
  isBannerRotating,
  isLongBanner,
  nextMessage,
} from './banner.ts';

describe('banner rotation [screen.site-shell-banner.2] [const.timings.5]', () => {
  it('holds a message for 4 s and fades in half a second', () => {
    expect([BANNER_HOLD_MS, BANNER_FADE_MS]).toEqual([4000, 500]);
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

  it('never points beside the messages', () => {
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

describe('classes of the page [screen.site-shell-banner.3] [screen.site-shell-banner.4]', () => {
  it.each([
    ['no message', [], []],
    ['short messages', ['Hello', 'x'.repeat(55)], ['banner-active']],
    ['a long message', ['Hello', 'x'.repeat(56)], ['banner-active', 'banner-long']],
  ])('%s', (_, texts, classes) => {
    expect(bannerRootClasses(texts)).toEqual(classes);
  });
});

describe('the long banner [screen.site-shell-banner.4] [const.layout.5]', () => {
  it.each([
    ['55 characters', ['x'.repeat(55)], false],
    ['56 characters', ['x'.repeat(56)], true],
    ['56 of them blank at the end', [`${'x'.repeat(55)} `], false],
    ['the text, though the title is short', ['Hello', 'x'.repeat(56)], true],
    ['55 characters of two code units each', ['🌿'.repeat(55)], false],
    ['no texts', [], false],
    ['missing texts', [null, undefined, ''], false],
  ])('%s', (_, texts, isLong) => {
    expect(isLongBanner(texts)).toBe(isLong);
  });
});
