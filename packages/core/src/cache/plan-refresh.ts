import { cacheKeys, FILTER_MAP_RESPONSE, SETTINGS_RESPONSE } from './keys.ts';
import { tags } from './page-tags.ts';
import type { Versions } from './receipt.ts';
import type { SourceEvent } from './source-event.ts';
import type { CacheKey } from './store.ts';

/** Something whose version a source can return. */
export type Subject =
  | { kind: 'product' | 'collection'; handle: string }
  | { kind: 'document' | 'metaobject'; id: string };

export interface RefreshPlan {
  tags: string[];
  /** Settings are on every page: the most visited are refreshed and the rest expire by time. */
  isOnEveryPage: boolean;
  /** Entries of the cache that became stale. */
  expires: CacheKey[];
  /** Whether the sitemap lists it. */
  isOnSitemap: boolean;
  /** The version that the source must return before a page is built; null when the subject is gone. */
  awaits: { subject: Subject; version: string | null } | null;
}

const nothing: RefreshPlan = {
  tags: [],
  isOnEveryPage: false,
  expires: [],
  isOnSitemap: false,
  awaits: null,
};

/**
 * What an event makes stale. `handles` are the current and former handles of the event's products or collection, the
 * current one first; without any its pages expire by time.
 */
export function planRefresh(event: SourceEvent, handles: readonly string[]): RefreshPlan {
  switch (event.about) {
    case 'filters':
      return {
        ...nothing,
        tags: [tags.filterMap],
        expires: [cacheKeys.response(FILTER_MAP_RESPONSE)],
        awaits: awaited(event, { kind: 'metaobject', id: event.id }),
      };
    case 'stock':
    case 'order':
      return { ...nothing, tags: handles.map(tags.product) };
    case 'product':
    case 'collection': {
      const [handle] = handles;
      if (handle === undefined) return { ...nothing, isOnSitemap: true };
      const subject: Subject = { kind: event.about, handle };
      const awaits = awaited(event, subject);
      return { ...nothing, tags: handles.map(tags[event.about]), isOnSitemap: true, awaits };
    }
    case 'document': {
      const awaits = awaited(event, { kind: 'document', id: event.id });
      if (event.type === 'settings') {
        return { ...nothing, isOnEveryPage: true, expires: [cacheKeys.response(SETTINGS_RESPONSE)], awaits };
      }
      if (!isPage(event.type)) return nothing;
      // The sitemap leaves out paths that a rule redirects.
      const isOnSitemap = ['routeRule', 'page', 'story', 'campaign'].includes(event.type);
      const list = listTags[event.type];
      // The slug finds pages that should show it now; the id finds pages that show it, also under a former slug.
      const own = documentTag(event.type, event.slug);
      return {
        ...nothing,
        tags: [
          ...(own === null ? [] : [own]),
          tags.document(event.id),
          ...(list === undefined ? [] : [list]),
        ],
        isOnSitemap,
        awaits,
      };
    }
  }
}

/** What the receipts of the pages must show once they are refreshed; empty where receipts do not name the subject. */
export function expectedVersions(awaits: RefreshPlan['awaits']): Versions {
  if (awaits === null) return {};
  const source = sourceOf(awaits.subject);
  return source === null ? {} : { [source]: awaits.version };
}

function sourceOf(subject: Subject): string | null {
  switch (subject.kind) {
    case 'document':
      return tags.document(subject.id);
    case 'metaobject':
      return null;
    case 'product':
    case 'collection':
      return tags[subject.kind](subject.handle);
  }
}

interface Versioned {
  version: string | null;
  isGone: boolean;
}

/** Null for an event without a version. */
function awaited({ version, isGone }: Versioned, subject: Subject): RefreshPlan['awaits'] {
  if (isGone) return { subject, version: null };
  return version === null ? null : { subject, version };
}

const slugTags = {
  // Cards show the platform's text: what editors add to a product is on its own page only.
  product: tags.productText,
  collection: tags.collection,
  page: tags.page,
  story: tags.story,
  campaign: tags.campaign,
};

const listTags: Readonly<Record<string, string>> = { story: tags.stories, campaign: tags.campaigns };

type PageType = keyof typeof slugTags | 'home' | 'routeRule';

/**
 * `[screen.client-redirects.8]` A rule's slug is the path that it redirects. Other documents are parts of pages, which
 * expire by time.
 */
function isPage(type: string): type is PageType {
  return type === 'home' || type === 'routeRule' || Object.hasOwn(slugTags, type);
}

function documentTag(type: PageType, slug: string | null): string | null {
  if (type === 'home') return tags.home;
  if (slug === null) return null;
  return type === 'routeRule' ? tags.path(slug) : slugTags[type](slug);
}
