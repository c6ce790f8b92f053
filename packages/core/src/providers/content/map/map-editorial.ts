import type { ContentDocument, DocumentType } from '../../../content/document-search.ts';
import type { DocumentEntry, Story } from '../../../content/editorial-documents.ts';
import { internalHref } from '../../../content/links.ts';
import { readingMinutes } from '../../../content/reading-time.ts';
import { resolveRichText } from '../../../content/resolve-rich-text.ts';
import type { Campaign, ContentPage } from '../content.ts';
import { readContentText, readContentTexts, readNumber, readRows } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';
import { mapLongText } from '../parts/map-long-text.ts';
import { mapSections } from '../sections/section-registry.ts';
import { mapMeta } from './map-meta.ts';
import type { QueryResult } from './query-result.ts';

export function mapPage(page: QueryResult<'page'>, toImage: ImageMapper): ContentPage | null {
  const slug = readContentText(page.slug);
  const title = readContentText(page.title);
  if (slug === null || title === null) return null;
  return {
    slug,
    title,
    body: mapLongText(page.body, toImage),
    sections: mapSections(page.sections, toImage),
    seo: mapMeta(page.seo, toImage),
  };
}

function mapShared(document: QueryResult<'story'> | QueryResult<'campaign'>, toImage: ImageMapper) {
  const slug = readContentText(document.slug);
  const title = readContentText(document.title);
  if (slug === null || title === null) return null;
  return {
    slug,
    title,
    language: readContentText(document.lang),
    tags: readContentTexts(document.tags),
    publishedAt: readContentText(document.publishedAt),
    cover: toImage(document.cover),
    seo: mapMeta(document.seo, toImage),
  };
}

export function mapStory(story: QueryResult<'story'>, toImage: ImageMapper): Story | null {
  const shared = mapShared(story, toImage);
  return (
    shared && {
      ...shared,
      standfirst: readContentText(story.standfirst),
      byline: readContentText(story.byline),
      chapters: readRows(story.chapters).map((chapter, place) => ({
        key: readContentText(chapter._key) ?? String(place),
        text: resolveRichText(chapter.text),
        image: toImage(chapter.image),
        caption: resolveRichText(chapter.caption),
        quote: readContentText(chapter.quote),
      })),
      products: readContentTexts(story.products),
    }
  );
}

export function mapCampaign(campaign: QueryResult<'campaign'>, toImage: ImageMapper): Campaign | null {
  const shared = mapShared(campaign, toImage);
  return (
    shared && {
      ...shared,
      season: readContentText(campaign.season),
      summary: readContentText(campaign.summary),
      sections: mapSections(campaign.sections, toImage),
    }
  );
}

/** One found document of the type that was searched for. */
export type FoundDocument =
  | { type: Extract<DocumentType, 'story'>; content: QueryResult<'story'> }
  | { type: Extract<DocumentType, 'campaign'>; content: QueryResult<'campaign'> };

type FoundEntries = QueryResult<'storyEntries'> | QueryResult<'campaignEntries'>;

type FoundEntry = NonNullable<NonNullable<FoundEntries['entries']>[number]>;

/** The documents of a list that have a slug and a title: newest first as found, those without a date that can be read last. */
export function mapEntries({ entries }: FoundEntries, toImage: ImageMapper): DocumentEntry[] {
  return readEntries(entries, toImage).toSorted(
    (one, other) => Number(isUndated(one)) - Number(isUndated(other)),
  );
}

function isUndated({ publishedAt }: DocumentEntry): boolean {
  return Number.isNaN(Date.parse(publishedAt ?? ''));
}

function readEntries(entries: FoundEntries['entries'], toImage: ImageMapper): DocumentEntry[] {
  return readRows<FoundEntry>(entries).flatMap((entry) => {
    const slug = readContentText(entry.slug);
    const title = readContentText(entry.title);
    if (slug === null || title === null) return [];
    return {
      slug,
      title,
      tags: readContentTexts(entry.tags),
      publishedAt: readContentText(entry.publishedAt),
      updatedAt: readContentText(entry.updatedAt),
      summary: readContentText(entry.summary),
      byline: readContentText(entry.byline),
      description: readContentText(entry.description),
      cover: toImage(entry.cover),
      mobileCover: 'mobileCover' in entry ? toImage(entry.mobileCover) : null,
      piece: 'piece' in entry ? readContentText(entry.piece) : null,
      minutes: 'words' in entry ? minutesOf(entry.words) : null,
    };
  });
}

function minutesOf(words: unknown): number | null {
  const count = readNumber(words);
  return count === null ? null : readingMinutes(count);
}

/** `[entity.content-document.1]` */
export function mapDocument(
  { type, content: found }: FoundDocument,
  toImage: ImageMapper,
): ContentDocument | null {
  const content = type === 'story' ? mapStory(found, toImage) : mapCampaign(found, toImage);
  if (content === null) return null;
  const { slug: uid, tags, ...data } = content;
  return {
    type,
    uid,
    tags,
    lang: readContentText(found.lang) ?? '',
    url: internalHref({ _type: type, slug: uid }) ?? '/',
    slugs: [...new Set([uid, ...readContentTexts(found.formerSlugs)])],
    data: { ...data },
  };
}
