import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** Panels may lie on each other: the last one to go lets the page loose. */
let lockCount = 0;

/** Keeps the page behind still while `isLocked`, at its width: nothing moves where a scrollbar goes and comes. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    let hasLocked = false;
    // Measuring makes the browser lay out at once: what opened is painted first.
    const callOff = afterPaint(() => {
      hasLocked = true;
      lockCount += 1;
      if (lockCount === 1) lock();
    });
    return () => {
      callOff();
      if (!hasLocked) return;
      lockCount -= 1;
      if (lockCount === 0) unlock();
    };
  }, [isLocked]);
}

function lock(): void {
  const { documentElement: root, body } = document;
  const scrollbarPx = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  body.style.paddingRight = `${scrollbarPx}px`;
}

function unlock(): void {
  document.documentElement.style.overflow = '';
  document.body.style.paddingRight = '';
}
