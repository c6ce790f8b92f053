import Router from 'next/router';

/** How long page data is of use, about as long as the CDN keeps a page, and how often expired data is deleted. */
const USABLE_MS = 30_000;
const SWEEP_MS = 10_000;

/**
 * Next keeps what it fetched of a page for as long as the tab is open. A product that has gone or come back, or a
 * redirect that has ended, must be seen by whoever goes there later. Returns a cleanup function.
 */
export function expirePageData(): () => void {
  const { router } = Router;
  if (router === null) return () => {};
  const data = router.sdc;
  const seenAt = new Map<string, number>();
  const sweep = () => {
    const now = performance.now();
    for (const address of seenAt.keys()) if (!(address in data)) seenAt.delete(address);
    for (const address of Object.keys(data)) {
      const seen = seenAt.get(address);
      if (seen === undefined) seenAt.set(address, now);
      else if (now - seen >= USABLE_MS) delete data[address];
    }
  };
  const timer = setInterval(sweep, SWEEP_MS);
  return () => clearInterval(timer);
}
