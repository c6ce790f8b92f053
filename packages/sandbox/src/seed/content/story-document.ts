import type { ContentDocument, Json } from '../../content/document.ts';
import type { CatalogueFinder } from './catalogue-finder.ts';
import { keyed, references, seo } from './compose.ts';

type Fields = Record<string, Json>;

export interface Story {
  slug: string;
  formerSlugs?: readonly string[];
  title: string;
  standfirst: string;
  byline: string;
  publishedAt: string;
  tags: readonly string[];
  cover: Fields;
  chapters: readonly Fields[];
  products: readonly string[];
}

export function storyDocument(story: Story, finder: CatalogueFinder): ContentDocument {
  const { slug, title, standfirst, byline, publishedAt, tags, cover, chapters, products } = story;
  return {
    _id: `story-${slug}`,
    _type: 'story',
    title,
    slug: { _type: 'slug', current: slug },
    formerSlugs: [...(story.formerSlugs ?? [])],
    language: 'en-us',
    tags: [...tags],
    publishedAt,
    standfirst,
    byline,
    cover,
    chapters: keyed(chapters),
    products: references(finder.productIds(products)),
    seo: { ...seo(title, standfirst), image: cover },
  };
}
