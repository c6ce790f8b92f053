import type { PageMeta } from '../../../content/site-content.ts';
import type { Seo } from '../generated/query-results.ts';
import { readContentText } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';

/** `[entity.page-metadata-source.1]` An editor's title, description and picture of a page. */
export function mapMeta(seo: Seo | undefined, toImage: ImageMapper): PageMeta {
  return {
    title: readContentText(seo?.title),
    description: readContentText(seo?.description),
    image: toImage(seo?.image),
  };
}
