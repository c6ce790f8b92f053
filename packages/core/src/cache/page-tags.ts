/** What a page was built from, as far as a webhook can name it. `productHandles` are those of its cards. */
export type PageFacts =
  | { kind: 'home'; productHandles: readonly string[] }
  | { kind: 'product'; handle: string; productHandles: readonly string[] }
  | { kind: 'collection'; handle: string; productHandles: readonly string[] }
  | { kind: 'page' | 'story' | 'campaign'; slug: string; productHandles: readonly string[] };

/** The tags of a page: whatever changes under one of them makes the page old. */
export function pageTags(facts: PageFacts): string[] {
  return [...new Set([ownTag(facts), ...facts.productHandles.map(tags.product)])];
}

/** The names under which changes are told. */
export const tags = {
  home: 'home',
  /** Pages that show the filter groups in their HTML. */
  filterMap: 'filter-map',
  product: (handle: string) => `product:${handle}`,
  collection: (handle: string) => `collection:${handle}`,
  page: (slug: string) => `page:${slug}`,
  story: (slug: string) => `story:${slug}`,
  campaign: (slug: string) => `campaign:${slug}`,
};

function ownTag(facts: PageFacts): string {
  if (facts.kind === 'home') return tags.home;
  return 'slug' in facts ? tags[facts.kind](facts.slug) : tags[facts.kind](facts.handle);
}

const folders: Readonly<Record<string, string>> = {
  product: '/products/',
  collection: '/collections/',
  page: '/pages/',
  story: '/stories/',
  campaign: '/campaigns/',
};

/** The path of the page that is about the tag's thing, whether it was built yet or not; null for no page. */
export function ownPath(tag: string): string | null {
  if (tag === tags.home) return '/';
  const colon = tag.indexOf(':');
  const folder = folders[tag.slice(0, Math.max(0, colon))];
  return folder === undefined ? null : `${folder}${encodeURIComponent(tag.slice(colon + 1))}`;
}
