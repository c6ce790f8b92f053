import { decodePathPart } from '../decode-path-part.ts';
import { sitePath } from './site-path.ts';

/** A longer chain is a mistake of its authors. */
export const LONGEST_REDIRECT_CHAIN = 5;

export interface MovedPath {
  /** A path of ours or an absolute address, as an editor wrote it. */
  target: string;
  isPermanent: boolean;
}

export interface RedirectSite {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Hosts, with their ports, that a redirect may lead to besides our own; by https only. */
  allowedHosts: readonly string[];
  /** Where a rule leads from a path, even where a page is served; null without a rule. */
  findRule: (path: string) => Promise<MovedPath | null>;
  /** Where a path has moved to; it counts only while no page is served there. */
  findMoved: (path: string) => Promise<MovedPath | null>;
  isServed: (path: string) => Promise<boolean>;
}

export type RedirectOutcome =
  | { kind: 'none' }
  /** All hops in one; permanent when each of them is. */
  | { kind: 'redirect'; destination: string; isPermanent: boolean }
  | { kind: 'refused'; why: 'loop' | 'chain-too-long' | 'foreign-target'; target: string };

/** The home page and the bag are never redirected. */
const UNMOVED: readonly string[] = ['/', '/cart'];

/**
 * `[screen.client-redirects.8]` Where a path leads: by a rule or, where no page is served, by where it has moved.
 * Targets that are neither ours nor on an allowed host are refused, and so are loops, whatever the spelling.
 *
 * @param path of ours; query and hash are ignored
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
  // A path that begins with two slashes would be another host's address.
  if (address.startsWith('/')) return isOurs && !url.pathname.startsWith('//') ? pathOf(url) : null;
  return isOurs || (url.protocol === 'https:' && allowedHosts.includes(url.host)) ? url.href : null;
}

/** `[screen.client-redirects.8]` The hash of the requested address stays, unless the target has its own. */
export function withHash(target: string, hash: string): string {
  return target.includes('#') ? target : `${target}${hash}`;
}

function pathOf({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

/** One key for all spellings of a path: each page redirects to its own one. */
function pageKey(path: string): string {
  const key = path.split('/').filter(Boolean).map(decodePathPart).join('/');
  // Handles ignore case, and the first page of a listing has no number.
  if (!/^(?:products|collections)\//.test(key)) return key;
  return key.toLowerCase().replace(/^(collections\/[^/]+)\/page\/1$/, '$1');
}

function ownPath(destination: string, { siteUrl }: SafeHosts): string | null {
  const url = new URL(destination, siteUrl);
  return url.origin === new URL(siteUrl).origin ? sitePath(url.pathname) : null;
}
