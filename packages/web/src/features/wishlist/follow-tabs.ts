import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import type { Wishlists } from './create-wishlists.ts';

/** What one press writes comes as several events. */
const GATHER_MS = 100;

/**
 * Shows in this tab what the customer changes in another: hearts at once, and the lists as the service has them, read
 * when somebody looks at this tab. Returns a cleanup function.
 *
 * @param isSignedIn false once another tab has signed out, which removes what waits as well
 */
export function followTabs(
  wishlists: Pick<Wishlists, 'showStored' | 'reload'>,
  isSignedIn: () => boolean,
): () => void {
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readNow(): void {
    timer = undefined;
    if (document.hidden || !isSignedIn()) return;
    isOutdated = false;
    void wishlists.reload();
  }
  function readAgain(): void {
    if (isOutdated && !document.hidden) timer ??= setTimeout(readNow, GATHER_MS);
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== WISHLIST_CHANGES_KEY || !isSignedIn()) return;
    if (wishlists.showStored()) isOutdated = true;
    readAgain();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // The browser had frozen the page, which received no event meanwhile.
    if (!persisted || !isSignedIn()) return;
    wishlists.showStored();
    isOutdated = true;
    readAgain();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', readAgain);
  return () => {
    clearTimeout(timer);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', readAgain);
  };
}
