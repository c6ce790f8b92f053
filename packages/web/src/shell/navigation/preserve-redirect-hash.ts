import { withRequestedParts } from '@storefront/core/shell/redirect-parts';
import { isRedirectTarget } from '../../next/is-redirect-target.ts';

/**
 * `[screen.client-redirects.8]` A redirect to an absolute address loads it in full; query and hash are kept as when a
 * server redirects. `pendingUrl` returns the absolute address that the shopper requested, or null while no navigation
 * is pending. Calls `onLeave` before the browser leaves for the target. Returns a cleanup function.
 */
export function preserveRedirectHash(pendingUrl: () => string | null, onLeave: () => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination;
    const requestedUrl = pendingUrl();
    if (requestedUrl === null || sameDocument || !isRedirectTarget(url)) return;
    const target = withRequestedParts(url, requestedUrl);
    onLeave();
    if (!event.cancelable || target === url) return;
    event.preventDefault();
    location.assign(target);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
