import { slugPath } from './slug-path.ts';

/** A document that a link points at, as the CMS stores its slug: our own documents and synchronised ones differ. */
export interface LinkTarget {
  _type?: string | null;
  slug?: string | { current?: string | null } | null;
  store?: { slug?: { current?: string | null } | null } | null;
}

/** Where each document type lives; a type that is not here lives at `/{slug}` ([screen.link-rules.1], [screen.link-rules.2]). */
const folderOfType: ReadonlyMap<string, string> = new Map([
  ['product', '/products/'],
  ['collection', '/collections/'],
  ['page', '/pages/'],
  ['campaign', '/campaigns/'],
  ['story', '/stories/'],
]);

/** Besides addresses, editors may write these: 'chat:' opens live chat, 'cookie:' the cookie preferences ([screen.link-rules.4]). */
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'chat:', 'cookie:']);

/** The target's slug: `slug.current`, `slug` or `store.slug.current`, in this order ([screen.link-rules.3]); null without one. */
export function slugOf(target: LinkTarget | null | undefined): string | null {
  if (!target) return null;
  const own = typeof target.slug === 'object' ? target.slug?.current : target.slug;
  const slug = own || target.store?.slug?.current;
  return typeof slug === 'string' && slug.trim() !== '' ? slug.trim() : null;
}

/** The path of an internal link; null where the target or its slug is missing, so that no dead link is drawn. */
export function internalHref(target: LinkTarget | null | undefined): string | null {
  if (target?._type === 'home') return '/';
  const slug = slugOf(target);
  if (slug === null) return null;
  const path = slugPath(slug);
  return path === '' ? null : `${folderOfType.get(target?._type ?? '') ?? '/'}${path}`;
}

/**
 * An address as an editor wrote it, when it is safe to put into a page: a path or anchor of ours, a known
 * scheme, or a special value. Anything else (`javascript:`, a protocol-relative address) is null.
 */
export function externalHref(url: string | null | undefined): string | null {
  if (typeof url !== 'string') return null;
  // Browsers drop tabs and line breaks inside an address, so they must not hide a second slash.
  const address = url.replace(/[\t\n\r]/g, '').trim();
  if (address.startsWith('#')) return address;
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  return scheme !== undefined && allowedSchemes.has(scheme) ? address : null;
}
