import { isShellContent, reconcileShell } from '@storefront/core/content/reconcile-shell';
import type { ShellContent } from '@storefront/core/content/site-content';
import { swapsInPlace } from '@storefront/core/shell/swap-shell';
import { useStore } from 'jotai';
import Router from 'next/router';
import { startTransition, useEffect } from 'react';
import { getOwn } from '../../clients/api.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { newestShellAtom } from '../../state/shell-atoms.ts';
import { showTheme } from './show-theme.ts';

/** How long a tab that stays open is content with the settings it has. */
const CONTENT_MS = 10 * 60_000;

/**
 * Asks for newer settings than the page was made with: once after it came to rest, later when a tab is looked at
 * again. What would move the page waits for the next one. `shell` is what is shown. Shows nothing itself.
 */
export function SettingsHost({ shell }: { shell: ShellContent }) {
  const store = useStore();

  useEffect(() => {
    // A page that was made earlier than this one does not take its settings away again.
    store.set(newestShellAtom, shell);
    showTheme(shell);
  }, [store, shell]);

  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY;
    let waiting: ShellContent | null = null;

    const show = (next: ShellContent) => startTransition(() => store.set(newestShellAtom, next));

    async function ask() {
      const shown = store.get(newestShellAtom);
      if (shown === null || document.hidden) return;
      askedAt = performance.now();
      try {
        const answer = await getOwn('/api/settings');
        if (!isShellContent(answer)) throw new TypeError('The settings have not the shape of settings');
        const next = reconcileShell(shown, answer);
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
    const forget = whenIdle(() => void ask());
    const onLook = () => {
      if (performance.now() - askedAt > CONTENT_MS) void ask();
    };
    const timer = setInterval(() => void ask(), CONTENT_MS);
    document.addEventListener('visibilitychange', onLook);
    Router.events.on('routeChangeComplete', onNextPage);
    return () => {
      forget();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      Router.events.off('routeChangeComplete', onNextPage);
    };
  }, [store]);

  return null;
}
