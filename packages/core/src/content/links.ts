import { slugPath } from './slug-path.ts';

/** The target of a link. Synchronised documents store their slugs elsewhere than our own documents. */
export interface LinkTarget {
  _type?: string | null;
  slug?: string | { current?: string | null } | null;
  store?: {
    slug?: { current?: string | null } | null;
    isDeleted?: boolean | null;
    /** Of a product. */
    status?: string | null;
  } | null;
}

/** `[screen.link-rules.1]` `[screen.link-rules.2]` Document type → folder of its paths; `/` for other types. */
const folderOfType: ReadonlyMap<string, string> = new Map([
  ['product', '/products/'],
  ['collection', '/collections/'],
  ['page', '/pages/'],
  ['campaign', '/campaigns/'],
  ['story', '/stories/'],
]);

/** `[screen.link-rules.4]` 'chat:' opens live chat, 'cookie:' the cookie preferences. */
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'chat:', 'cookie:']);

/** `[screen.link-rules.3]` The target's `slug.current`, `slug` or `store.slug.current`, in this order; null without one. */
export function slugOf(target: LinkTarget | null | undefined): string | null {
  if (!target) return null;
  const own = typeof target.slug === 'object' ? target.slug?.current : target.slug;
  const slug = own || target.store?.slug?.current;
  return typeof slug === 'string' && slug.trim() !== '' ? slug.trim() : null;
}

/** Whether the commerce platform shows it no more: the CMS keeps a document of what was deleted there. */
function isWithdrawn({ store }: LinkTarget): boolean {
  return store?.isDeleted === true || (store?.status ?? 'active') !== 'active';
}

/**
 * The path of an internal link; null when the target or its slug is missing, or when the commerce platform shows it no
 * more, so that no dead link is shown.
 */
export function internalHref(target: LinkTarget | null | undefined): string | null {
  if (target?._type === 'home') return '/';
  if (target && isWithdrawn(target)) return null;
  const slug = slugOf(target);
  if (slug === null) return null;
  const path = slugPath(slug);
  return path === '' ? null : `${folderOfType.get(target?._type ?? '') ?? '/'}${path}`;
}

/**
 * The address that an editor typed, when it is safe: a path or anchor of ours, a known scheme, or a special value. Null
 * for anything else (`javascript:`, a protocol-relative address).
 */
export function externalHref(url: string | null | undefined): string | null {
  if (typeof url !== 'string') return null;
  // Browsers remove tabs and line breaks from addresses, so these could hide a second slash.
  const address = url.replace(/[\t\n\r]/g, '').trim();
  if (address.startsWith('#')) return address;
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  return scheme !== undefined && allowedSchemes.has(scheme) ? address : null;
}
