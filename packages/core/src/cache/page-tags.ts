import { toPagePath } from '../content/page-path.ts';
import { slugPath } from '../content/slug-path.ts';
import { decodePathPart } from '../decode-path-part.ts';

/** The names under which changes are reported. */
export const tags = {
  home: 'home',
  /** Pages that show the filter groups in their HTML. */
  filterMap: 'filter-map',
  product: (handle: string) => `product:${handle}`,
  /** The text that editors add to a product. */
  productText: (handle: string) => `product-text:${handle}`,
  collection: (handle: string) => `collection:${handle}`,
  page: (slug: string) => `page:${slug}`,
  story: (slug: string) => `story:${slug}`,
  campaign: (slug: string) => `campaign:${slug}`,
  /** Lists of stories or campaigns: any of them may change what a list shows. */
  stories: 'stories',
  campaigns: 'campaigns',
  /** The editors' rule for an address, in whatever spelling they wrote it. */
  path: (path: string) => `path:${toPagePath(path) ?? path}`,
  /** A document of the CMS by its id, which stays when editors change its slug. */
  document: (id: string) => `document:${id}`,
  /** The product or collection of a page, by its number in the platform's webhooks. */
  productId: (id: string) => `product-id:${id}`,
  collectionId: (id: string) => `collection-id:${id}`,
};

const folders: Readonly<Record<string, string>> = {
  product: '/products/',
  'product-text': '/products/',
  collection: '/collections/',
  page: '/pages/',
  story: '/stories/',
  campaign: '/campaigns/',
};

const kinds: readonly string[] = [...Object.keys(folders), 'path', 'document', 'product-id', 'collection-id'];

const lists: readonly string[] = [tags.stories, tags.campaigns];

const LONGEST_NAME = 255;

/**
 * The tags of a page: a change to one of them makes the page stale. `shown` are the names of its sources; sources
 * without a webhook are left out.
 */
export function pageTags(path: string, shown: Iterable<string>): string[] {
  const own = ownTag(path);
  return [...new Set([...(own === null ? [] : [own]), ...shown].filter(isTag))];
}

export function isTag(name: string): boolean {
  if (!name.isWellFormed()) return false;
  if (lists.includes(name) || name === tags.home || name === tags.filterMap) return true;
  const colon = name.indexOf(':');
  const { length } = name.slice(colon + 1);
  return colon > 0 && kinds.includes(name.slice(0, colon)) && length > 0 && length <= LONGEST_NAME;
}

/** The path of the page about the tag's subject, built or not; null without a page. */
export function ownPath(tag: string): string | null {
  if (tag === tags.home) return '/';
  if (lists.includes(tag)) return `/${tag}`;
  const colon = tag.indexOf(':');
  const [kind, name] = [tag.slice(0, Math.max(0, colon)), tag.slice(colon + 1)];
  if (kind === 'path') return toPagePath(name);
  const folder = folders[kind];
  const path = slugPath(name);
  return folder === undefined || path === '' ? null : `${folder}${path}`;
}

/** The handle of the product or collection of the page at `path`; null for other pages. */
export function handleOfPath(kind: 'product' | 'collection', path: string): string | null {
  const tag = ownTag(path);
  return tag?.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : null;
}

/** Which document of the CMS has its page at `path`, by type and slug; null for paths that no slug makes. */
export function documentAt(path: string): { type: 'page' | 'story' | 'campaign'; slug: string } | null {
  const [, type, slug] = /^(page|story|campaign):(.+)$/s.exec(ownTag(path) ?? '') ?? [];
  const isType = type === 'page' || type === 'story' || type === 'campaign';
  return isType && slug !== undefined ? { type, slug } : null;
}

/** The tag of a page's subject; all pages of a collection have the same one. */
function ownTag(path: string): string | null {
  if (path === '/') return tags.home;
  const about = path.replace(/^(\/collections\/[^/]+)\/page\/\d+$/, '$1');
  for (const [kind, folder] of Object.entries(folders)) {
    const name = about.startsWith(folder) ? about.slice(folder.length) : '';
    if (name !== '' && !name.includes('/')) return `${kind}:${decodePathPart(name)}`;
  }
  return null;
}
