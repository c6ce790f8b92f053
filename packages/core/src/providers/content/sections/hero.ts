import type { ContentImage, SiteLink } from '../../../content/site-content.ts';
import { toPageVideo } from '../../../product/page-video.ts';
import { readContentText } from '../parts/content-value.ts';
import { choice, field } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface HeroSection {
  key: string;
  kind: 'hero';
  heading: string;
  text: string | null;
  link: SiteLink | null;
  image: ContentImage;
  mobileImage: ContentImage | null;
  /** Address of a silent film over the picture. */
  film?: string;
  /** Whether the picture is dark behind the header: the header then is white. */
  tone: 'dark' | 'light';
}

export const hero: SectionRow<'hero', HeroSection> = {
  fields: [
    field('heading', 'string'),
    field('text', 'text'),
    field('link', 'link'),
    field('image', 'picture'),
    field('mobileImage', 'picture'),
    field('film', 'string'),
    choice('tone', ['dark', 'light']),
  ],
  texts: ['heading', 'text'],
  projection: `heading, text, link{${link}}, image${picture}, mobileImage${picture}, film, tone`,
  map(fetched, key, toImage) {
    const heading = readContentText(fetched.heading);
    const image = toImage(fetched.image);
    if (heading === null || image === null) return null;
    const film = toPageVideo(readContentText(fetched.film) ?? '');
    return {
      key,
      kind: 'hero',
      heading,
      text: readContentText(fetched.text),
      link: mapLink(fetched.link),
      image,
      mobileImage: toImage(fetched.mobileImage),
      // The film of a video host has sound and controls: it is a section of its own.
      ...(film?.place === 'file' && { film: film.src }),
      tone: fetched.tone === 'dark' ? 'dark' : 'light',
    };
  },
  example: {
    heading: ' The hour after six ',
    text: 'Silk for the evening.',
    link: { title: 'Shop the evening', internalLink: { _ref: 'collection-evening' } },
    image: { asset: { _ref: 'image-evening-1600x900-webp' }, alt: 'A slip in evening light' },
    tone: 'dark',
  },
};
