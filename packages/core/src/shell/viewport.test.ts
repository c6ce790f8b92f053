import { describe, expect, it } from 'vitest';
import { hasWideNavigation, isMobileSize, RESIZE_THROTTLE_MS } from './viewport.ts';

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

  it('is looked at every 250 ms while it changes [const.timings.9]', () => {
    expect(RESIZE_THROTTLE_MS).toBe(250);
  });
});
