import { type RefObject, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** While `isInert`, nothing beside the shell that `within` stands in can be reached: a sheet covers it. */
export function useInertPage(within: RefObject<HTMLElement | null>, isInert: boolean) {
  useEffect(() => {
    const shell = within.current?.closest('.site > *');
    if (!isInert || !shell?.parentElement) return;
    const parts = [...shell.parentElement.children].filter((part) => part !== shell);
    let covered: Element[] = [];
    // The whole page is styled anew by it: the sheet is painted first.
    const callOff = afterPaint(() => {
      covered = parts.filter((part) => !part.hasAttribute('inert'));
      for (const part of covered) part.toggleAttribute('inert', true);
    });
    return () => {
      callOff();
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, [within, isInert]);
}
