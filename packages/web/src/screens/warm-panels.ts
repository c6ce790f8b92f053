import { hasWideNavigation } from '@storefront/core/shell/viewport';
import type { useStore } from 'jotai';
import { startTransition } from 'react';
import { panelsAreNearAtom } from '../state/panels-atoms.ts';

/** Fetches what the header's controls open, so that the first click finds it there. What fails is fetched on intent. */
export function warmPanels(store: ReturnType<typeof useStore>): void {
  import('../features/search/search-panel.tsx').catch(() => {});
  if (hasWideNavigation(window.innerWidth)) return;
  const makeAhead = () => startTransition(() => store.set(panelsAreNearAtom, true));
  import('../shell/mobile-menu.tsx').then(makeAhead, () => {});
}
