import type { ContentDocument, Json } from '../../../content/document.ts';
import { keyed, richText, seo } from '../compose.ts';

type Fields = Record<string, Json>;

interface Composition {
  body?: readonly Fields[];
  sections?: readonly Fields[];
}

/** A content page at /pages/{slug}: a text, sections below it, or both. */
export function composedPage(
  slug: string,
  title: string,
  description: string,
  { body = [], sections = [] }: Composition,
): ContentDocument {
  return {
    _id: `page-${slug}`,
    _type: 'page',
    title,
    slug: { _type: 'slug', current: slug },
    body: richText(...body),
    sections: keyed(sections),
    seo: seo(title, description),
  };
}

/** A page of text alone. */
export function page(slug: string, title: string, description: string, ...body: Fields[]): ContentDocument {
  return composedPage(slug, title, description, { body });
}
