import { decodePathPart } from '../decode-path-part.ts';
import { sitePath } from './site-path.ts';

/** More hops than this are a mistake of those who wrote them. */
export const LONGEST_REDIRECT_CHAIN = 5;

export interface MovedPath {
  /** A path of ours or an absolute address, as somebody wrote it. */
  target: string;
  isPermanent: boolean;
}

export interface RedirectSite {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Hosts, with their ports, that a redirect may lead to besides our own; by https only. */
  allowedHosts: readonly string[];
  /** Where a path leads, whatever stands there; null where nobody says so. */
  findRule: (path: string) => Promise<MovedPath | null>;
  /** Where a path has moved to; it counts only while no page stands there. */
  findMoved: (path: string) => Promise<MovedPath | null>;
  isServed: (path: string) => Promise<boolean>;
}

export type RedirectOutcome =
  | { kind: 'none' }
  /** All hops in one; permanent when each of them is. */
  | { kind: 'redirect'; destination: string; isPermanent: boolean }
  | { kind: 'refused'; why: 'loop' | 'chain-too-long' | 'foreign-target'; target: string };

/** Nothing leads away from the home page and the bag. */
const UNMOVED: readonly string[] = ['/', '/cart'];

/**
 * `[screen.client-redirects.8]` Where a path leads: by a rule, or when no page serves it, by what it was. Targets
 * that are neither ours nor on an allowed host are refused, and so are paths that lead back to themselves, however spelt.
 *
 * @param path of ours; query and hash are not looked at
 */
export async function resolveRedirect(path: string, site: RedirectSite): Promise<RedirectOutcome> {
  const seen = new Set<string>();
  let outcome: RedirectOutcome = { kind: 'none' };
  let isPermanent = true;
  for (let here = sitePath(path); ; ) {
    seen.add(pageKey(here));
    const moved = await findNext(here, site);
    if (moved === null) return outcome;
    const { target } = moved;
    if (seen.size > LONGEST_REDIRECT_CHAIN) return { kind: 'refused', why: 'chain-too-long', target };
    const destination = safeTarget(target, site);
    if (destination === null) return { kind: 'refused', why: 'foreign-target', target };
    isPermanent &&= moved.isPermanent;
    outcome = { kind: 'redirect', destination, isPermanent };
    const next = ownPath(destination, site);
    if (next === null) return outcome;
    if (seen.has(pageKey(next))) return { kind: 'refused', why: 'loop', target };
    here = next;
  }
}

async function findNext(path: string, site: RedirectSite): Promise<MovedPath | null> {
  if (UNMOVED.includes(path)) return null;
  const rule = await site.findRule(path);
  if (rule !== null || (await site.isServed(path))) return rule;
  return site.findMoved(path);
}

type SafeHosts = Pick<RedirectSite, 'siteUrl' | 'allowedHosts'>;

/**
 * A redirect's target in the form browsers understand it: a path of ours, or an absolute address on our origin
 * or, by https, on an allowed host. Null for anything else, however disguised.
 */
export function safeTarget(target: string, { siteUrl, allowedHosts }: SafeHosts): string | null {
  const address = target.trim();
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(address) || !URL.canParse(address, siteUrl)) return null;
  const url = new URL(address, siteUrl);
  const isOurs = url.origin === new URL(siteUrl).origin;
  if (url.username !== '' || url.password !== '') return null;
  // A path that begins with two slashes is another host's address once it stands alone.
  if (address.startsWith('/')) return isOurs && !url.pathname.startsWith('//') ? pathOf(url) : null;
  return isOurs || (url.protocol === 'https:' && allowedHosts.includes(url.host)) ? url.href : null;
}

/** `[screen.client-redirects.8]` The hash of the address asked for stays, unless the target has its own. */
export function withHash(target: string, hash: string): string {
  return target.includes('#') ? target : `${target}${hash}`;
}

function pathOf({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

/** One name for all spellings of a path by which the same page is asked for: it leads to one of them itself. */
function pageKey(path: string): string {
  const key = path.split('/').filter(Boolean).map(decodePathPart).join('/');
  // The platform knows a handle in any letter case, and the first page of a listing has no number.
  if (!/^(?:products|collections)\//.test(key)) return key;
  return key.toLowerCase().replace(/^(collections\/[^/]+)\/page\/1$/, '$1');
}

function ownPath(destination: string, { siteUrl }: SafeHosts): string | null {
  const url = new URL(destination, siteUrl);
  return url.origin === new URL(siteUrl).origin ? sitePath(url.pathname) : null;
}
