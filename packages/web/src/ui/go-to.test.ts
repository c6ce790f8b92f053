import type { NextRouter } from 'next/router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo } from './go-to.ts';

describe('navigating client-side', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['leaves scrolling to Next while the browser scrolls by itself', 'auto', true],
    ['keeps Next from scrolling once the shell does', 'manual', false],
  ])('%s', async (_, scrollRestoration, scroll) => {
    vi.stubGlobal('history', { scrollRestoration });
    const push = vi.fn<NextRouter['push']>(async () => true);
    goTo({ push }, '/search?q=slip');
    expect(push).toHaveBeenCalledExactlyOnceWith('/search?q=slip', undefined, { scroll });
  });
});
