import type { NextRouter } from 'next/router';

/**
 * Calls `onPop` before a navigation through the browser's history, after which Next does not scroll. Returns a cleanup
 * function.
 */
export function followHistory(router: Pick<NextRouter, 'beforePopState'>, onPop: () => void): () => void {
  router.beforePopState(({ options }) => {
    onPop();
    options.scroll = false;
    return true;
  });
  return () => router.beforePopState(() => true);
}
