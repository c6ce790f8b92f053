import { externalHref } from './links.ts';

/** What following a link does. A `contact` is tracked as a help click ([screen.link-rules.7]). */
export type LinkAction =
  | { kind: 'open-chat' }
  | { kind: 'open-cookie-preferences' }
  | { kind: 'contact'; channel: 'email' | 'phone'; href: string }
  /** A page of ours: no full navigation. */
  | { kind: 'page'; href: string }
  | { kind: 'anchor'; href: string }
  /** Somebody else's site. */
  | { kind: 'site'; href: string };

/**
 * What a link's value means ([screen.link-rules.4] to [screen.link-rules.7]); absolute addresses on our own origin
 * become paths. Null for a value that no link may have: the text then is shown without one.
 *
 * @param siteUrl origin of the site, without a trailing slash
 */
export function linkAction(value: string | null | undefined, siteUrl: string): LinkAction | null {
  const href = externalHref(value);
  if (href === null) return null;
  if (href.startsWith('#')) return { kind: 'anchor', href };
  const scheme = /^[a-z]+(?=:)/i.exec(href)?.[0].toLowerCase();
  if (scheme === 'chat') return { kind: 'open-chat' };
  if (scheme === 'cookie') return { kind: 'open-cookie-preferences' };
  if (scheme === 'mailto') return { kind: 'contact', channel: 'email', href };
  if (scheme === 'tel' || scheme === 'sms') return { kind: 'contact', channel: 'phone', href };
  return siteAction(href, siteUrl);
}

function siteAction(href: string, siteUrl: string): LinkAction | null {
  // With the base, because browsers read a slash, a tab and a slash as another host's address.
  if (!URL.canParse(href, siteUrl)) return null;
  const url = new URL(href, siteUrl);
  if (url.origin !== siteUrl) return { kind: 'site', href: url.href };
  return { kind: 'page', href: `${url.pathname}${url.search}${url.hash}` };
}
