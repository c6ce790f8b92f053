import type { RichText } from './rich-text.ts';
import type { ContentImage, PageMeta } from './site-content.ts';

/** What campaigns and stories have in common. */
export interface EditorialDocument {
  slug: string;
  title: string;
  /** Of its words, as a BCP 47 tag. */
  language: string | null;
  tags: string[];
  /** ISO 8601. */
  publishedAt: string | null;
  cover: ContentImage | null;
  seo: PageMeta;
}

export interface StoryChapter {
  key: string;
  text: RichText;
  image: ContentImage | null;
  caption: RichText;
  quote: string | null;
}

/** A story at `/stories/{slug}`. */
export interface Story extends EditorialDocument {
  standfirst: string | null;
  byline: string | null;
  chapters: StoryChapter[];
  /** Handles of the products in the story, in order. */
  products: string[];
}

/** What lists, feeds and the sitemap say about a story or a campaign. */
export interface DocumentEntry {
  slug: string;
  title: string;
  tags: string[];
  /** ISO 8601. */
  publishedAt: string | null;
  updatedAt: string | null;
  /** A story's standfirst. */
  summary: string | null;
  /** A campaign's season. */
  byline: string | null;
  /** For search engines; of a campaign also for readers. */
  description: string | null;
  cover: ContentImage | null;
  /** Of a campaign: the crop for phones that its page begins with. */
  mobileCover: ContentImage | null;
  /** Of a campaign: the handle of the first product in its first rail. */
  piece: string | null;
  /** Of reading a story; null for a campaign. */
  minutes: number | null;
}
