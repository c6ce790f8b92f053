import { hasWideNavigation } from '@storefront/core/shell/viewport';
import type { useStore } from 'jotai';
import { loadSearchPanel } from '../features/search/load-search-panel.ts';
import { makeAhead, warmUp } from '../hooks/use-loaded.ts';
import { loadMobileMenu } from '../shell/load-mobile-menu.ts';
import { mobileMenuIsNearAtom } from '../state/panels-atoms.ts';

/** Fetches what the header's controls open, so that the first click finds it there. What fails is fetched on intent. */
export function warmPanels(store: ReturnType<typeof useStore>): void {
  warmUp(loadSearchPanel);
  if (hasWideNavigation(window.innerWidth)) return;
  makeAhead(loadMobileMenu, (isNear) => store.set(mobileMenuIsNearAtom, isNear));
}
