import type { NextRouter } from 'next/router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo } from './go-to.ts';

describe('going to an address of ours', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['leaves scrolling to Next as long as the browser scrolls by itself', 'auto', true],
    ['keeps Next from scrolling where somebody has taken that over', 'manual', false],
  ])('%s', async (_, scrollRestoration, scroll) => {
    vi.stubGlobal('history', { scrollRestoration });
    const push = vi.fn<NextRouter['push']>(async () => true);
    goTo({ push }, '/search?q=slip');
    expect(push).toHaveBeenCalledExactlyOnceWith('/search?q=slip', undefined, { scroll });
  });
});
