import Router from 'next/router';

/** How long an answer is of use, about as long as the CDN keeps a page, and how often the old ones are sorted out. */
const KEPT_MS = 30_000;
const LOOK_MS = 10_000;

/**
 * Next keeps what it fetched of a page for as long as the tab is open. A product that has gone or come back, or a
 * redirect that has ended, must be seen by whoever goes there later. Answers how to end it.
 */
export function forgetAnswers(): () => void {
  const { router } = Router;
  if (router === null) return () => {};
  const answers = router.sdc;
  const seenAt = new Map<string, number>();
  const look = () => {
    const now = performance.now();
    for (const address of seenAt.keys()) if (!(address in answers)) seenAt.delete(address);
    for (const address of Object.keys(answers)) {
      const seen = seenAt.get(address);
      if (seen === undefined) seenAt.set(address, now);
      else if (now - seen >= KEPT_MS) delete answers[address];
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
