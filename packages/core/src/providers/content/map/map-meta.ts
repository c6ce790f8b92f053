import type { PageMeta } from '../../../content/site-content.ts';
import type { Seo } from '../generated/query-results.ts';
import { readContentText } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';

/** `[entity.page-metadata-source.1]` `[entity.page-metadata-source.2]` An editor's title, description and picture of a page. */
export function mapMeta(seo: Seo | undefined, toImage: ImageMapper): PageMeta {
  return {
    title: readContentText(seo?.title),
    description: readContentText(seo?.description),
    image: toImage(seo?.image) ?? pictureAt(seo?.address),
  };
}

/** Others fetch the picture, so its address is complete. */
export function pictureAt(address: unknown): PageMeta['image'] {
  const src = readContentText(address);
  return src !== null && /^https?:\/\//i.test(src) && URL.canParse(src) ? { src } : null;
}
