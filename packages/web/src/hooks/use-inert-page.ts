import { type RefObject, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** While `isInert`, everything beside the shell that contains `within` is inert: a sheet covers it. */
export function useInertPage(within: RefObject<HTMLElement | null>, isInert: boolean) {
  useEffect(() => {
    const shell = within.current?.closest('.site > *');
    if (!isInert || !shell?.parentElement) return;
    const parts = [...shell.parentElement.children].filter((part) => part !== shell);
    let covered: Element[] = [];
    // It restyles the whole page: the sheet is painted first.
    const cancel = afterPaint(() => {
      covered = parts.filter((part) => !part.hasAttribute('inert'));
      for (const part of covered) part.toggleAttribute('inert', true);
    });
    return () => {
      cancel();
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, [within, isInert]);
}
