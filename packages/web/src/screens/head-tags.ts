import { siteConfig } from '../clients/site-config.ts';
import type { FrameProps } from '../data/page-props.ts';

/** One `<meta>` by its attribute, name and content. */
export type MetaTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** `[const.page-meta.2]` What crawlers and link previews read about a page, besides its title and address. */
export function metaTagsOf(frame: FrameProps): MetaTag[] {
  const { title, description, canonical, image, isIndexed, article } = frame;
  const tags: (MetaTag | null)[] = [
    isIndexed ? null : ['name', 'robots', 'noindex'],
    description === null ? null : ['name', 'description', description],
    ['property', 'og:site_name', siteConfig.brandName],
    ['property', 'og:type', article ? 'article' : 'website'],
    ...articleTags(article),
    ['property', 'og:locale', 'en_US'],
    ['property', 'og:title', title],
    ['property', 'og:url', canonical],
    description === null ? null : ['property', 'og:description', description],
    image === null ? null : ['property', 'og:image', image],
    ['name', 'twitter:card', 'summary'],
  ];
  return tags.filter((tag) => tag !== null);
}

function articleTags(article: FrameProps['article']): MetaTag[] {
  const { publishedAt = null, modifiedAt = null, section = null } = article ?? {};
  return [
    ...tagOf('article:published_time', publishedAt),
    ...tagOf('article:modified_time', modifiedAt),
    ...tagOf('article:section', section),
  ];
}

const tagOf = (name: string, content: string | null): MetaTag[] =>
  content === null ? [] : [['property', name, content]];

/** JSON for a script element: React leaves quotes unescaped there, and without `<` nothing can end the element. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
