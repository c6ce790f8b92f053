import { mustCheckSettings, settingsRecord } from '@storefront/core/content/settings-check';
import { revisionTag } from '@storefront/core/content/shell-revision';
import type { ShellContent } from '@storefront/core/content/site-content';
import { useStore } from 'jotai';
import Router from 'next/router';
import { startTransition, useEffect } from 'react';
import { getOwnUnlessSame } from '../../clients/api.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { tabStore } from '../../state/browser-storage.ts';
import { newestShellAtom } from '../../state/shell-atoms.ts';
import { lateFooter } from '../footer/late-footer.ts';

/** How old the settings of an open tab may become. */
const MAX_AGE_MS = 10 * 60_000;
/** Which settings this tab last learned to be the newest, and when. */
const RECORD = 'settingsRecord';

const loadReading = () => import('./read-settings.ts');

/**
 * Asks for newer settings than those of the page: once after hydration, later when the shopper comes back to the tab.
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

    const record = ({ revision }: ShellContent) =>
      tabStore.write(RECORD, settingsRecord(revision, Date.now()));
    const show = (next: ShellContent) => {
      // The transition waits for every part of the shell.
      lateFooter.load();
      startTransition(() => store.set(newestShellAtom, next));
    };

    async function fetchSettings() {
      const shown = store.get(newestShellAtom);
      if (shown === null || document.hidden) return;
      fetchedAt = performance.now();
      try {
        const settings = await getOwnUnlessSame('/api/settings', revisionTag(shown.revision));
        if (settings === null) return record(shown);
        const { readSettings } = await loadReading();
        const { next, isInPlace } = readSettings(shown, settings);
        record(next);
        if (next === shown) return;
        if (isInPlace) show(next);
        else waiting = next;
      } catch (error) {
        // [error.9]: what was shown before stays.
        console.error('Problem loading settings', error);
      }
    }

    const onNextPage = () => {
      const shown = store.get(newestShellAtom);
      const next = waiting;
      waiting = null;
      if (next === null || shown === null) return;
      loadReading().then(
        ({ readSettings }) => show(readSettings(shown, next).next),
        (error: unknown) => console.error('Problem loading settings', error),
      );
    };
    const cancelFetch = whenIdle(() => {
      const revision = store.get(newestShellAtom)?.revision ?? '';
      if (mustCheckSettings(revision, tabStore.read(RECORD), Date.now())) void fetchSettings();
    });
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
  const { documentElement: root } = document;
  const shown = getComputedStyle(root);
  const show = (name: string, value: string | null = null) => {
    // With `initial` the shop's own colour shows, which `var()` falls back to.
    if (shown.getPropertyValue(name) !== (value ?? '')) root.style.setProperty(name, value ?? 'initial');
  };
  show('--banner-background', banner?.background);
  show('--banner-colour', banner?.colour);
}
