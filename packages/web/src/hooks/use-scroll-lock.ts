import { useEffect } from 'react';

/** Panels may lie on each other: the last one to go lets the page loose. */
let lockCount = 0;

/** Keeps the page behind still while `isLocked`, at its width: nothing moves where a scrollbar goes and comes. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    const { documentElement: root, body } = document;
    if (lockCount === 0) {
      const scrollbarPx = window.innerWidth - root.clientWidth;
      root.style.overflow = 'hidden';
      body.style.paddingRight = `${scrollbarPx}px`;
    }
    lockCount += 1;
    return () => {
      lockCount -= 1;
      if (lockCount > 0) return;
      root.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, [isLocked]);
}
