import { withHash } from './redirect.ts';

/**
 * `[screen.client-redirects.8]` The query of the address asked for stays when a redirect leads to another path of
 * ours, but for names to which the target gives its own values: discounts and campaign parameters come in on old
 * addresses too.
 *
 * @param location of a redirect: a path, or an absolute address
 * @param askedUrl the absolute address asked for; its host is ours
 */
export function withRequestedQuery(location: string, askedUrl: string): string {
  const asked = new URL(askedUrl);
  if (asked.search === '' || !URL.canParse(location, askedUrl)) return location;
  const target = new URL(location, askedUrl);
  // A redirect to the path asked for took the query away on purpose: with it, it would never end.
  const isElsewhere = target.host !== asked.host || target.pathname === asked.pathname;
  if (isElsewhere) return location;
  const isKept = (pair: string) =>
    ![...new URLSearchParams(pair).keys()].some((name) => target.searchParams.has(name));
  const kept = asked.search.slice(1).split('&').filter(isKept).join('&');
  if (kept === '') return location;
  const end = location.search(/#|$/);
  const before = location.slice(0, end);
  const joint = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return `${before}${joint}${kept}${location.slice(end)}`;
}

/** `[screen.client-redirects.8]` As {@link withRequestedQuery}, with the hash, which servers never see. */
export function withRequestedParts(location: string, askedUrl: string): string {
  return withHash(withRequestedQuery(location, askedUrl), new URL(askedUrl).hash);
}
