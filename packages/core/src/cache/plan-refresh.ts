import { cacheKeys, FILTER_MAP_ANSWER, SETTINGS_ANSWER } from './keys.ts';
import { tags } from './page-tags.ts';
import type { SourceEvent } from './source-event.ts';
import type { CacheKey } from './store.ts';

/** A thing whose version a source can tell. */
export type Subject =
  | { kind: 'product' | 'collection'; handle: string }
  | { kind: 'document' | 'metaobject'; id: string };

export interface RefreshPlan {
  tags: string[];
  /** Decided: the settings are on every page, so the most visited are refreshed and the rest heal by time. */
  isOnEveryPage: boolean;
  /** Entries of the cache that are old now. */
  expires: CacheKey[];
  /** Crawlers are told of it in the map of the site. */
  isOnMap: boolean;
  /** What the source must show before a page is built; a null version means that it is gone. */
  awaits: { subject: Subject; version: string | null } | null;
}

const nothing: RefreshPlan = { tags: [], isOnEveryPage: false, expires: [], isOnMap: false, awaits: null };

/**
 * What an event makes old. `handles` are those under which shoppers know or knew the event's products or
 * collection, the present one first; without any its pages heal by time.
 */
export function planRefresh(event: SourceEvent, handles: readonly string[]): RefreshPlan {
  switch (event.about) {
    case 'filters':
      return {
        ...nothing,
        tags: [tags.filterMap],
        expires: [cacheKeys.answer(FILTER_MAP_ANSWER)],
        awaits: awaited(event, { kind: 'metaobject', id: event.id }),
      };
    case 'stock':
    case 'order':
      return { ...nothing, tags: handles.map(tags.product) };
    case 'product':
    case 'collection': {
      const [handle] = handles;
      if (handle === undefined) return { ...nothing, isOnMap: true };
      const subject: Subject = { kind: event.about, handle };
      const awaits = awaited(event, subject);
      return { ...nothing, tags: handles.map(tags[event.about]), isOnMap: true, awaits };
    }
    case 'document': {
      const awaits = awaited(event, { kind: 'document', id: event.id });
      if (event.type === 'settings') {
        return { ...nothing, isOnEveryPage: true, expires: [cacheKeys.answer(SETTINGS_ANSWER)], awaits };
      }
      if (!isPage(event.type)) return nothing;
      // The map leaves out what a rule leads away from.
      const isOnMap = event.type === 'routeRule';
      // Under its slug it is expected now; by its id those are found that show it, under a former slug too.
      const own = documentTag(event.type, event.slug);
      return { ...nothing, tags: [...(own === null ? [] : [own]), tags.document(event.id)], isOnMap, awaits };
    }
  }
}

interface Versioned {
  version: string | null;
  isGone: boolean;
}

/** An event that tells no version waits for nothing. */
function awaited({ version, isGone }: Versioned, subject: Subject): RefreshPlan['awaits'] {
  if (isGone) return { subject, version: null };
  return version === null ? null : { subject, version };
}

const slugTags = {
  // Cards show what the platform says: what editors add to a product stands on its own page only.
  product: tags.productText,
  collection: tags.collection,
  page: tags.page,
  story: tags.story,
  campaign: tags.campaign,
};

type PageType = keyof typeof slugTags | 'home' | 'routeRule';

/**
 * `[screen.client-redirects.8]` A rule's slug is the path that it speaks of. Other documents are parts of pages, and
 * heal by time.
 */
function isPage(type: string): type is PageType {
  return type === 'home' || type === 'routeRule' || Object.hasOwn(slugTags, type);
}

function documentTag(type: PageType, slug: string | null): string | null {
  if (type === 'home') return tags.home;
  if (slug === null) return null;
  return type === 'routeRule' ? tags.path(slug) : slugTags[type](slug);
}
