import { serverConfig } from '@storefront/core/config';
import type { DocumentEntry } from '@storefront/core/content/editorial-documents';
import { languageTag, otherLanguage } from '@storefront/core/content/language-tag';
import type { ContentImage } from '@storefront/core/content/site-content';
import {
  categoriesOf,
  categoryName,
  nextStory,
  pageOfList,
  STORIES_PER_PAGE,
  type StoryCategory,
} from '@storefront/core/content/story-list';
import { decodePathPart } from '@storefront/core/decode-path-part';
import { articleJsonLd } from '@storefront/core/shell/structured-data';
import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { paths } from '../paths.ts';
import type { Moved } from './catch-all-table.ts';
import { prebuiltDocuments, readEntries } from './editorial-entries.ts';
import { type FilledSections, fillSections } from './fill-sections.ts';
import { type PageProps, withFrame } from './page-props.ts';
import { content } from './sources.ts';
import { storySections } from './story-sections.ts';

/** A story as lists show it. */
export interface StoryTeaser {
  href: string;
  title: string;
  summary: string | null;
  category: string | null;
  cover: ContentImage | null;
  minutes: number | null;
}

export interface StoryProps extends FilledSections {
  kind: 'story';
  title: string;
  /** Of its words, where it is another than the page's. */
  language: string | null;
  standfirst: string | null;
  byline: string | null;
  minutes: number | null;
  cover: ContentImage | null;
  next: StoryTeaser | null;
}

export interface StoryListProps {
  kind: 'stories';
  stories: StoryTeaser[];
  categories: StoryCategory[];
  /** Of all categories together. */
  total: number;
  /** The category that is shown; null where all are. */
  tag: string | null;
  page: number;
  pages: number;
}

/** `[screen.route-table.24]` */
export async function makeStoryPage(rest: string): Promise<PageProps<StoryProps> | null> {
  const story = await content().story(decodePathPart(rest));
  if (story === null) return null;
  const canonicalPath = paths.story(story.slug);
  const entries = await readEntries('story');
  const { title, standfirst, byline, cover, seo, publishedAt } = story;
  const next = nextStory(entries, story.slug);
  const description = seo.description ?? standfirst;
  const [category] = story.tags;
  const article = {
    publishedAt: toIsoTime(publishedAt),
    modifiedAt: toIsoTime(entries.find(({ slug }) => slug === story.slug)?.updatedAt ?? null),
    section: category === undefined ? null : categoryName(category),
  };
  const language = languageTag(story.language);
  const image = cover?.src ?? null;
  const facts = { headline: title, description, path: canonicalPath, image, language, byline, ...article };
  return withFrame(
    {
      kind: 'story',
      title,
      language: otherLanguage(story.language),
      standfirst,
      byline,
      minutes: entries.find(({ slug }) => slug === story.slug)?.minutes ?? null,
      cover,
      next: next && toTeaser(next),
      ...(await fillSections(storySections(story, copy.inThisStory))),
    },
    {
      article,
      structuredData: [articleJsonLd(facts, serverConfig())],
      trail: [
        { name: copy.stories, path: paths.stories },
        { name: title, path: canonicalPath },
      ],
      meta: { title: seo.title ?? title, description, image: seo.image ?? cover, canonicalPath },
    },
  );
}

/** Null for what is no time. */
const toIsoTime = (text: string | null) =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** The list of all stories. Null for a page that does not exist. */
export async function makeStoriesPage(
  rest: string,
  isSpelled = true,
): Promise<PageProps<StoryListProps> | Moved | null> {
  const entries = await readEntries('story');
  const list = pageOfList(entries, rest, STORIES_PER_PAGE);
  if (list === null) return null;
  const { page, pages, shown } = list;
  if (isSpelled && page === 1) return { movedTo: paths.stories };
  return makeList(entries, shown, {
    tag: null,
    page,
    pages,
    canonicalPath: paths.storiesPage(page),
  });
}

/** The stories of a category, all on one page. Null for a category without any. */
export async function makeStoriesAboutPage(rest: string): Promise<PageProps<StoryListProps> | null> {
  const tag = decodePathPart(rest);
  const entries = await readEntries('story');
  const shown = entries.filter(({ tags }) => tags[0] === tag);
  if (shown.length === 0) return null;
  return makeList(entries, shown, { tag, page: 1, pages: 1, canonicalPath: paths.storiesAbout(tag) });
}

export const storyPaths = () => prebuiltDocuments('story', paths.story);

function makeList(
  all: readonly DocumentEntry[],
  shown: readonly DocumentEntry[],
  { canonicalPath, ...place }: Pick<StoryListProps, 'tag' | 'page' | 'pages'> & { canonicalPath: string },
): Promise<PageProps<StoryListProps>> {
  const ofPage = place.page > 1 ? copy.page(place.page) : null;
  const name = place.tag === null ? ofPage : categoryName(place.tag);
  return withFrame(
    {
      kind: 'stories',
      stories: shown.map(toTeaser),
      categories: categoriesOf(all),
      total: all.length,
      ...place,
    },
    {
      trail: [
        { name: copy.stories, path: paths.stories },
        ...(name === null ? [] : [{ name, path: canonicalPath }]),
      ],
      meta: {
        title: name === null ? copy.stories : `${copy.stories}: ${name}`,
        description: copy.storiesLede,
        image: shown[0]?.cover ?? null,
        canonicalPath,
      },
    },
  );
}

const toTeaser = ({ slug, title, summary, tags, cover, minutes }: DocumentEntry): StoryTeaser => ({
  href: paths.story(slug),
  title,
  summary,
  category: tags[0] ?? null,
  cover,
  minutes,
});
