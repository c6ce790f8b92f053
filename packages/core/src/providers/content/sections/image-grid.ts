import { plainSpans, type RichSpan } from '../../../content/rich-text.ts';
import type { ContentImage, SiteLink } from '../../../content/site-content.ts';
import { readContentText, readRows } from '../parts/content-value.ts';
import { field, rows } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface ImageGridSection {
  key: string;
  kind: 'imageGrid';
  heading: string | null;
  images: {
    key: string;
    image: ContentImage;
    title: string | null;
    text: RichSpan[] | null;
    link: SiteLink | null;
  }[];
}

export const imageGrid: SectionRow<'imageGrid', ImageGridSection> = {
  fields: [
    field('heading', 'string'),
    rows('images', [
      field('image', 'picture'),
      field('title', 'string'),
      field('text', 'text'),
      field('link', 'link'),
    ]),
  ],
  texts: ['heading'],
  projection: `heading, images[]{_key, image${picture}, title, text, link{${link}}}`,
  map(fetched, key, toImage) {
    const images = readRows(fetched.images).flatMap((row, place) => {
      const image = toImage(row.image);
      if (image === null) return [];
      return [
        {
          key: readContentText(row._key) ?? String(place),
          image,
          title: readContentText(row.title),
          text: plainSpans(readContentText(row.text)),
          link: mapLink(row.link),
        },
      ];
    });
    if (images.length === 0) return null;
    return { key, kind: 'imageGrid', heading: readContentText(fetched.heading), images };
  },
  example: {
    heading: 'Come by',
    images: [
      {
        _key: 'york',
        image: { asset: { _ref: 'image-window-1600x1000-webp' }, alt: 'Evening light' },
        title: 'New York',
        text: '41 Jane Street.',
        link: { title: 'Book a fitting', url: 'mailto:care@elsewhere.example' },
      },
      { _key: 'porto', image: { asset: { _ref: 'nonsense' } }, title: 'Porto' },
    ],
  },
};
