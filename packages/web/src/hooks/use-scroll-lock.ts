import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** Panels may overlap: the page scrolls again when the last one closes. */
let lockCount = 0;

/** Stops the page behind from scrolling while `isLocked`, at the same width without its scrollbar. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    let hasLocked = false;
    // Measuring makes the browser lay out at once: what opened is painted first.
    const cancel = afterPaint(() => {
      hasLocked = true;
      lockCount += 1;
      if (lockCount === 1) lock();
    });
    return () => {
      cancel();
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
