import { slugPath } from '../content/slug-path.ts';
import { writtenPath } from '../content/written-path.ts';

/** The names under which changes are told. */
export const tags = {
  home: 'home',
  /** Pages that show the filter groups in their HTML. */
  filterMap: 'filter-map',
  product: (handle: string) => `product:${handle}`,
  /** What editors add to a product. */
  productText: (handle: string) => `product-text:${handle}`,
  collection: (handle: string) => `collection:${handle}`,
  page: (slug: string) => `page:${slug}`,
  story: (slug: string) => `story:${slug}`,
  campaign: (slug: string) => `campaign:${slug}`,
  /** What editors say about an address, whatever stands there and however they wrote it. */
  path: (path: string) => `path:${writtenPath(path) ?? path}`,
  /** A document of the CMS by its id, which it keeps when editors give it another slug. */
  document: (id: string) => `document:${id}`,
  /** The product or collection that a page is about, by the number which the platform's webhooks tell. */
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

const LONGEST_NAME = 255;

/**
 * The tags of a page: whatever changes under one of them makes the page old. `shown` are the names of its
 * sources; those that no webhook tells are left out.
 */
export function pageTags(path: string, shown: Iterable<string>): string[] {
  const own = ownTag(path);
  return [...new Set([...(own === null ? [] : [own]), ...shown].filter(isTag))];
}

export function isTag(name: string): boolean {
  if (!name.isWellFormed()) return false;
  if (name === tags.home || name === tags.filterMap) return true;
  const colon = name.indexOf(':');
  const { length } = name.slice(colon + 1);
  return colon > 0 && kinds.includes(name.slice(0, colon)) && length > 0 && length <= LONGEST_NAME;
}

/** The path of the page that is about the tag's thing, whether it was built yet or not; null for no page. */
export function ownPath(tag: string): string | null {
  if (tag === tags.home) return '/';
  const colon = tag.indexOf(':');
  const [kind, name] = [tag.slice(0, Math.max(0, colon)), tag.slice(colon + 1)];
  if (kind === 'path') return writtenPath(name);
  const folder = folders[kind];
  const path = slugPath(name);
  return folder === undefined || path === '' ? null : `${folder}${path}`;
}

/** The handle of the product or collection that the page at `path` is about; null for other pages. */
export function handleOfPath(kind: 'product' | 'collection', path: string): string | null {
  const tag = ownTag(path);
  return tag?.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : null;
}

/** The tag of what a page is about; the further pages of a collection are about it, too. */
function ownTag(path: string): string | null {
  if (path === '/') return tags.home;
  const about = path.replace(/^(\/collections\/[^/]+)\/page\/\d+$/, '$1');
  for (const [kind, folder] of Object.entries(folders)) {
    const name = about.startsWith(folder) ? about.slice(folder.length) : '';
    if (name !== '' && !name.includes('/')) return `${kind}:${decoded(name)}`;
  }
  return null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
