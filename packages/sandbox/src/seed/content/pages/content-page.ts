import type { ContentDocument, Json } from '../../../content/document.ts';
import { richText, seo } from '../compose.ts';

/** A content page at /pages/{slug}. */
export function page(
  slug: string,
  title: string,
  description: string,
  ...body: Record<string, Json>[]
): ContentDocument {
  return {
    _id: `page-${slug}`,
    _type: 'page',
    title,
    slug: { _type: 'slug', current: slug },
    body: richText(...body),
    seo: seo(title, description),
  };
}
