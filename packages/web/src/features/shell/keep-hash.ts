import { withAskedParts } from '@storefront/core/shell/keep-query';
import { isRedirectTarget } from './is-redirect-target.ts';

/**
 * `[screen.client-redirects.8]` A redirect to an absolute address loads it in full; query and hash are kept as when a
 * server redirects. `asked` tells the address that the shopper asked for; null where nothing is under way. `onLeave`
 * hears when the wish is on its way out of the page.
 */
export function keepHashOfRedirects(asked: () => string | null, onLeave: () => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination;
    const wish = asked();
    if (wish === null || sameDocument || !isRedirectTarget(url)) return;
    const target = withAskedParts(url, new URL(wish, location.href).href);
    onLeave();
    if (!event.cancelable || target === url) return;
    event.preventDefault();
    location.assign(target);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
