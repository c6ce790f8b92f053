import { useEffect, useState } from 'react';

/** How long a shopper waits without a word. */
const SLOW_AFTER_MS = 3_000;

/** Whether what is under way has been so for longer than a shopper waits without a word. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
