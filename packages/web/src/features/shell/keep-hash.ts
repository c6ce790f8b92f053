import { withHash } from '@storefront/core/shell/redirect';

/**
 * `[screen.client-redirects.8]` A redirect to an absolute address loads it in full; browsers keep the hash when a
 * server redirects, so it is kept here too. `hashAsked` tells the hash that the shopper asked for.
 */
export function keepHashOfRedirects(hashAsked: () => string): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination;
    const target = withHash(url, hashAsked());
    if (sameDocument || !event.cancelable || target === url) return;
    event.preventDefault();
    location.assign(target);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
