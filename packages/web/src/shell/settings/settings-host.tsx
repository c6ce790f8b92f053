import { isShellContent, reconcileShell } from '@storefront/core/content/reconcile-shell';
import type { ShellContent } from '@storefront/core/content/site-content';
import { themeColours } from '@storefront/core/content/theme';
import { swapsInPlace } from '@storefront/core/shell/swap-shell';
import { useStore } from 'jotai';
import Router from 'next/router';
import { startTransition, useEffect } from 'react';
import { getOwn } from '../../clients/api.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { newestShellAtom } from '../../state/shell-atoms.ts';

/** How old the settings of an open tab may become. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Fetches newer settings than those of the page: once after hydration, later when the shopper comes back to the tab.
 * Settings that would move the page wait for the next one. `shell` is what is shown. Draws nothing.
 */
export function SettingsHost({ shell }: { shell: ShellContent }) {
  const store = useStore();

  useEffect(() => {
    // A page that was built earlier does not bring older settings back.
    store.set(newestShellAtom, shell);
    showTheme(shell);
  }, [store, shell]);

  useEffect(() => {
    let fetchedAt = Number.NEGATIVE_INFINITY;
    let waiting: ShellContent | null = null;

    const show = (next: ShellContent) => startTransition(() => store.set(newestShellAtom, next));

    async function fetchSettings() {
      const shown = store.get(newestShellAtom);
      if (shown === null || document.hidden) return;
      fetchedAt = performance.now();
      try {
        const settings = await getOwn('/api/settings');
        if (!isShellContent(settings)) throw new TypeError('The settings are malformed');
        const next = reconcileShell(shown, settings);
        if (next === shown) return;
        if (swapsInPlace(shown, next)) show(next);
        else waiting = next;
      } catch (error) {
        // [error.9]: what was shown before stays.
        console.error('Problem loading settings', error);
      }
    }

    const onNextPage = () => {
      const shown = store.get(newestShellAtom);
      if (waiting !== null && shown !== null) show(reconcileShell(shown, waiting));
      waiting = null;
    };
    const cancelFetch = whenIdle(() => void fetchSettings());
    const onLook = () => {
      if (performance.now() - fetchedAt > MAX_AGE_MS) void fetchSettings();
    };
    const timer = setInterval(() => void fetchSettings(), MAX_AGE_MS);
    document.addEventListener('visibilitychange', onLook);
    Router.events.on('routeChangeComplete', onNextPage);
    return () => {
      cancelFetch();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      Router.events.off('routeChangeComplete', onNextPage);
    };
  }, [store]);

  return null;
}

/**
 * Puts the colours of these settings in place of those of the page's style sheet, which may be of another revision.
 */
function showTheme({ banner }: ShellContent): void {
  const root = document.documentElement;
  // With `initial` the shop's own colour shows, which `var()` falls back to.
  const colours = themeColours(banner) ?? { '--banner-background': 'initial', '--banner-colour': 'initial' };
  const shown = getComputedStyle(root);
  for (const [name, value] of Object.entries(colours)) {
    if (shown.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
