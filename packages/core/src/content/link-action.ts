import { externalHref } from './links.ts';

/** What a click on a link does. `[screen.link-rules.7]` A `contact` is tracked as a help click. */
export type LinkAction =
  | { kind: 'open-chat' }
  | { kind: 'open-cookie-preferences' }
  | { kind: 'contact'; channel: 'email' | 'phone'; href: string }
  /** A page of ours, reached by client-side navigation. */
  | { kind: 'page'; href: string }
  | { kind: 'anchor'; href: string }
  /** Another site. */
  | { kind: 'site'; href: string };

/**
 * `[screen.link-rules.4]` `[screen.link-rules.5]` `[screen.link-rules.6]` `[screen.link-rules.7]` The action of a link's
 * value; absolute addresses on our own origin become paths. Null for a value that must not be linked.
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
