import { describe, expect, it } from 'vitest';
import { deviceTraits, hasWideNavigation, isMobileSize, RESIZE_THROTTLE_MS } from './viewport.ts';

describe('the width of the window [const.layout.1]', () => {
  it.each([
    [390, true, false],
    [767, true, false],
    [768, false, false],
    [1099, false, false],
    [1100, false, true],
  ])('%d px: mobile %s, wide navigation %s', (winWidth, isMobile, isWide) => {
    expect(isMobileSize(winWidth)).toBe(isMobile);
    expect(hasWideNavigation(winWidth)).toBe(isWide);
  });

  it('is measured every 250 ms while it changes [const.timings.9]', () => {
    expect(RESIZE_THROTTLE_MS).toBe(250);
  });
});

describe('the device [entity.site-state.6]', () => {
  it.each([
    ['a phone', true, false, { deviceIsTouch: true, deviceIsCursor: false, deviceIsMobile: true }],
    ['a laptop', false, true, { deviceIsTouch: false, deviceIsCursor: true, deviceIsMobile: false }],
    [
      'a laptop with a touch screen',
      true,
      true,
      { deviceIsTouch: true, deviceIsCursor: true, deviceIsMobile: false },
    ],
    ['a television', false, false, { deviceIsTouch: false, deviceIsCursor: false, deviceIsMobile: false }],
  ])('%s', (_, hasFinger, hasCursor, traits) => {
    expect(deviceTraits({ hasFinger, hasCursor })).toEqual(traits);
  });
});
