import { withAskedParts } from '@storefront/core/shell/keep-query';

/**
 * `[screen.client-redirects.8]` A redirect to an absolute address loads it in full; query and hash are kept as when a
 * server redirects. `asked` tells the address that the shopper asked for; null where nothing is under way.
 */
export function keepHashOfRedirects(asked: () => string | null): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination;
    const wish = asked();
    const target = wish === null ? url : withAskedParts(url, new URL(wish, location.href).href);
    if (sameDocument || !event.cancelable || target === url) return;
    event.preventDefault();
    location.assign(target);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
