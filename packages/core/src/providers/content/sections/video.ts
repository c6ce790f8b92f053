import type { ContentImage } from '../../../content/site-content.ts';
import { type PageVideo, toPageVideo } from '../../../product/page-video.ts';
import { readContentText } from '../parts/content-value.ts';
import { field } from '../parts/fields.ts';
import { picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface VideoSection {
  key: string;
  kind: 'video';
  title: string;
  caption: string | null;
  video: PageVideo;
  /** What stands there until a shopper wants the film. */
  image: ContentImage;
}

export const video: SectionRow<'video', VideoSection> = {
  fields: [
    field('title', 'string'),
    field('caption', 'string'),
    field('url', 'string'),
    field('image', 'picture'),
  ],
  texts: ['title', 'caption'],
  projection: `title, caption, url, image${picture}`,
  map(fetched, key, toImage) {
    const title = readContentText(fetched.title);
    const found = toPageVideo(readContentText(fetched.url) ?? '');
    const image = toImage(fetched.image);
    if (title === null || found === null || image === null) return null;
    return { key, kind: 'video', title, caption: readContentText(fetched.caption), video: found, image };
  },
  example: {
    title: 'Three days on a peg',
    caption: 'Porto, in October.',
    url: 'https://vimeo.com/76979871',
    image: { asset: { _ref: 'image-rail-1600x900-webp' }, alt: 'Slips on a rail' },
  },
};
