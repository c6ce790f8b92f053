import { tags } from '@storefront/core/cache/page-tags';
import type { DocumentType } from '@storefront/core/content/document-search';
import type { DocumentEntry } from '@storefront/core/content/editorial-documents';
import { recordSource } from './page-build.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';
import { content } from './sources.ts';

/** The tag of every page that lists documents of a type. */
export const listTag = { story: tags.stories, campaign: tags.campaigns } as const;

/** Every story or campaign, newest first. A page that shows them is made again when any of them changes. */
export async function readEntries(type: DocumentType): Promise<DocumentEntry[]> {
  const entries = await content().documents(type);
  const newest = entries
    .map(({ updatedAt }) => updatedAt ?? '')
    .toSorted()
    .at(-1);
  recordSource(listTag[type], newest ?? null);
  return entries;
}

/** What the build makes; while the CMS fails, documents wait for their first visit. */
export async function prebuiltDocuments(
  type: DocumentType,
  toPath: (slug: string) => string,
): Promise<string[]> {
  try {
    const entries = await content().documents(type);
    return [...(await unredirectedPaths(entries.map(({ slug }) => toPath(slug))))];
  } catch (error) {
    console.error(`Problem listing the documents of type ${type}`, error);
    return [];
  }
}
