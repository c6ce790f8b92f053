import { withHash } from './redirect.ts';

/**
 * `[screen.client-redirects.8]` The query of the requested address stays when a redirect leads to another path of ours,
 * except names that the target sets itself: discounts and campaign parameters arrive at old addresses too.
 *
 * @param location of a redirect: a path, or an absolute address
 * @param requestedUrl the absolute address that was requested, on our host
 */
export function withRequestedQuery(location: string, requestedUrl: string): string {
  const requested = new URL(requestedUrl);
  if (requested.search === '' || !URL.canParse(location, requestedUrl)) return location;
  const target = new URL(location, requestedUrl);
  // A redirect to the requested path removes the query on purpose: with it, the redirect would never end.
  const isElsewhere = target.host !== requested.host || target.pathname === requested.pathname;
  if (isElsewhere) return location;
  const isMissing = (pair: string) =>
    ![...new URLSearchParams(pair).keys()].some((name) => target.searchParams.has(name));
  const added = requested.search.slice(1).split('&').filter(isMissing).join('&');
  if (added === '') return location;
  const end = location.search(/#|$/);
  const before = location.slice(0, end);
  const joint = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return `${before}${joint}${added}${location.slice(end)}`;
}

/** `[screen.client-redirects.8]` As {@link withRequestedQuery}, with the hash, which servers never see. */
export function withRequestedParts(location: string, requestedUrl: string): string {
  return withHash(withRequestedQuery(location, requestedUrl), new URL(requestedUrl).hash);
}
