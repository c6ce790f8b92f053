import Router from 'next/router';
import { type RefObject, useEffect } from 'react';
import { bottomBarHeight, findBottomBar } from '../../hooks/bottom-bar.ts';

/** More of the window than this is a sheet that was opened, and no bar. */
const MOST_OF_WINDOW = 0.5;

/**
 * Keeps a panel above the bar that a page fixes to the bottom of the window (`data-bottom-bar`), in the custom property
 * `--bar-h`; while the bar is an open sheet, the panel is hidden.
 */
export function useBottomBar(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    let observed: Element | null = null;
    const place = () => {
      const element = panel.current;
      if (!element) return;
      const height = bottomBarHeight(observed);
      element.style.setProperty('--bar-h', `${height}px`);
      element.toggleAttribute('data-covered', height > window.innerHeight * MOST_OF_WINDOW);
    };
    const sizes = new ResizeObserver(place);
    const find = () => {
      sizes.disconnect();
      observed = findBottomBar();
      if (observed) sizes.observe(observed);
      place();
    };
    find();
    window.addEventListener('resize', place);
    Router.events.on('routeChangeComplete', find);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      Router.events.off('routeChangeComplete', find);
    };
  }, [panel, isOpen]);
}
