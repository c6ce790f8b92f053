import type { PageMeta } from '../../content/site-content.ts';
import type { Seo } from './generated/query-results.ts';
import type { ImageMapper } from './map-image.ts';
import { readText } from './read-answer.ts';

/** What editors say to search engines about a page ([entity.page-metadata-source.1]). */
export function mapMeta(seo: Seo | undefined, toImage: ImageMapper): PageMeta {
  return {
    title: readText(seo?.title),
    description: readText(seo?.description),
    image: toImage(seo?.image),
  };
}
