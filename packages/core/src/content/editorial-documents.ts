import type { RichText } from './rich-text.ts';
import type { ContentImage, PageMeta, PageSection } from './site-content.ts';

/** A page at `/pages/{slug}`. */
export interface ContentPage {
  slug: string;
  title: string;
  body: RichText;
  seo: PageMeta;
}

/** What campaigns and stories have in common. */
interface EditorialDocument {
  /** The present one; a document is found by former ones too. */
  slug: string;
  title: string;
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
  /** Handles of products that it speaks of, in order. */
  products: string[];
}

/** A campaign at `/campaigns/{slug}`. */
export interface Campaign extends EditorialDocument {
  season: string | null;
  summary: string | null;
  sections: PageSection[];
}
