import { countPages, documentSlice } from './document-search.ts';
import type { DocumentEntry } from './editorial-documents.ts';

/** Stories of a page of the list: one that leads, and a wall. */
export const STORIES_PER_PAGE = 6;

/** Campaigns of a page of the list: one that leads, and rows. */
export const CAMPAIGNS_PER_PAGE = 6;

export interface StoryCategory {
  /** A tag of the CMS. */
  tag: string;
  count: number;
}

export interface ListPage<Entry> {
  page: number;
  pages: number;
  shown: Entry[];
}

/** A page of a list by its number as in the path; null for one that does not exist. An empty list has one page. */
export function pageOfList<Entry>(
  entries: readonly Entry[],
  number: string,
  pageSize: number,
): ListPage<Entry> | null {
  const page = /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
  const pages = countPages({ total: entries.length, pageSize });
  if (page < 1 || page > pages) return null;
  const { start, end } = documentSlice({ page, pageSize });
  return { page, pages, shown: entries.slice(start, end) };
}

/** The first tag of a story is its category. The largest category comes first. */
export function categoriesOf(entries: readonly Pick<DocumentEntry, 'tags'>[]): StoryCategory[] {
  const counts = new Map<string, number>();
  for (const { tags } of entries) {
    const tag = tags[0];
    if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
}

/** `cloth-and-lace` → `Cloth and lace`. */
export function categoryName(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The story that is read after this one: the next older one, after the oldest the newest; null where it is alone. */
export function nextStory<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string,
): Entry | null {
  const at = entries.findIndex((entry) => entry.slug === slug);
  const next = entries[(at + 1) % Math.max(1, entries.length)];
  return next === undefined || next.slug === slug ? null : next;
}
