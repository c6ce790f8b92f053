import { hasWideNavigation, WIDE_NAVIGATION_FROM_PX } from '@storefront/core/shell/viewport';
import type { createStore } from 'jotai';
import { shellCopy } from '../copy/shell-copy.ts';
import { loadSearchPanel } from '../features/search/load-search-panel.ts';
import { afterPaint } from '../hooks/after-paint.ts';
import { predraw, warmUp } from '../hooks/use-loaded.ts';
import { loadMobileMenu } from '../shell/menu/load-mobile-menu.ts';
import { closeHeaderMenusAtom, mobileMenuIsNearAtom } from '../state/panels-atoms.ts';

type Store = ReturnType<typeof createStore>;

const HOME_LINK = `a[aria-label="${shellCopy.homepage}"]`;

/**
 * For a page that is used: prefetches what the header's controls open, where what fails is fetched on intent, and closes
 * the header's menus when the window crosses the width at which they change. For as long as the page is there.
 */
export function preparePanels(store: Store): void {
  warmUp(loadSearchPanel);
  if (!hasWideNavigation(window.innerWidth)) {
    predraw(loadMobileMenu, (isNear) => store.set(mobileMenuIsNearAtom, isNear));
  }
  const close = () => {
    const header = document.activeElement?.closest('header');
    store.set(closeHeaderMenusAtom);
    // The menu's toggle does not exist at this width, so it cannot take the focus back.
    afterPaint(() => {
      if (document.activeElement === document.body) header?.querySelector<HTMLElement>(HOME_LINK)?.focus();
    });
  };
  matchMedia(`(min-width: ${WIDE_NAVIGATION_FROM_PX}px)`).addEventListener('change', close);
}
