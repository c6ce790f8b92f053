import type { ContentDocument, DocumentType } from '../../content/document-search.ts';
import type { Campaign, ContentPage, Story } from '../../content/editorial-documents.ts';
import { internalHref } from '../../content/links.ts';
import { resolveRichText } from '../../content/resolve-rich-text.ts';
import type { Answer } from './answer.ts';
import type { ImageMapper } from './map-image.ts';
import { mapMeta } from './map-meta.ts';
import { mapSections } from './map-sections.ts';
import { readRows, readText, readTexts } from './read-answer.ts';

export function mapPage(page: Answer<'page'>, toImage: ImageMapper): ContentPage | null {
  const slug = readText(page.slug);
  const title = readText(page.title);
  if (slug === null || title === null) return null;
  return { slug, title, body: resolveRichText(page.body), seo: mapMeta(page.seo, toImage) };
}

function mapShared(document: Answer<'story'> | Answer<'campaign'>, toImage: ImageMapper) {
  const slug = readText(document.slug);
  const title = readText(document.title);
  if (slug === null || title === null) return null;
  return {
    slug,
    title,
    tags: readTexts(document.tags),
    publishedAt: readText(document.publishedAt),
    cover: toImage(document.cover),
    seo: mapMeta(document.seo, toImage),
  };
}

export function mapStory(story: Answer<'story'>, toImage: ImageMapper): Story | null {
  const shared = mapShared(story, toImage);
  return (
    shared && {
      ...shared,
      standfirst: readText(story.standfirst),
      byline: readText(story.byline),
      chapters: readRows(story.chapters).map((chapter, place) => ({
        key: readText(chapter._key) ?? String(place),
        text: resolveRichText(chapter.text),
        image: toImage(chapter.image),
        caption: resolveRichText(chapter.caption),
        quote: readText(chapter.quote),
      })),
      products: readTexts(story.products),
    }
  );
}

export function mapCampaign(campaign: Answer<'campaign'>, toImage: ImageMapper): Campaign | null {
  const shared = mapShared(campaign, toImage);
  return (
    shared && {
      ...shared,
      season: readText(campaign.season),
      summary: readText(campaign.summary),
      sections: mapSections(campaign.sections, toImage),
    }
  );
}

/** One found document of the type that was searched for. */
export type FoundDocument =
  | { type: Extract<DocumentType, 'story'>; answer: Answer<'story'> }
  | { type: Extract<DocumentType, 'campaign'>; answer: Answer<'campaign'> };

/** [entity.content-document] */
export function mapDocument({ type, answer }: FoundDocument, toImage: ImageMapper): ContentDocument | null {
  const content = type === 'story' ? mapStory(answer, toImage) : mapCampaign(answer, toImage);
  if (content === null) return null;
  const { slug: uid, tags, ...data } = content;
  return {
    type,
    uid,
    tags,
    lang: readText(answer.lang) ?? '',
    url: internalHref({ _type: type, slug: uid }) ?? '/',
    slugs: [...new Set([uid, ...readTexts(answer.formerSlugs)])],
    data: { ...data },
  };
}
