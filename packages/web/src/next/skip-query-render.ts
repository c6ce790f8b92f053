import Router from 'next/router';

/**
 * After hydration Next renders a prerendered page once more when its address has a query, for `router.query`. Here
 * nothing reads that, and a part whose script comes with its use would hold the rendering up: the next navigation,
 * which waits for it, would load its page in full. Call it in a layout effect of the app, right after which Next
 * decides.
 */
export function skipQueryRender(): void {
  const { router } = Router;
  if (router === null || !router.isSsr) return;
  router.isSsr = false;
  queueMicrotask(() => {
    router.isSsr = true;
  });
}
