import { resolveRichText } from '../../../content/resolve-rich-text.ts';
import type { RichText } from '../../../content/rich-text.ts';
import type { ContentImage, SiteLink } from '../../../content/site-content.ts';
import { readContentText } from '../parts/content-value.ts';
import { field, group } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, picture, richText } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface EditorialSection {
  key: string;
  kind: 'editorial';
  /** Null where the text alone leads: it then is set larger. Not both are empty. */
  heading: string | null;
  text: string;
  link: SiteLink | null;
  image: ContentImage;
  inset: { image: ContentImage; caption: RichText } | null;
}

export const editorial: SectionRow<'editorial', EditorialSection> = {
  fields: [
    field('heading', 'string'),
    field('text', 'text'),
    field('link', 'link'),
    field('image', 'picture'),
    group('inset', [field('image', 'picture'), field('caption', 'richText')]),
  ],
  texts: ['heading', 'text'],
  projection: `heading, text, link{${link}}, image${picture}, inset{image${picture}, caption${richText}}`,
  map(fetched, key, toImage) {
    const heading = readContentText(fetched.heading);
    const image = toImage(fetched.image);
    const text = readContentText(fetched.text) ?? '';
    if (image === null || (heading === null && text === '')) return null;
    const insetImage = toImage(fetched.inset?.image);
    return {
      key,
      kind: 'editorial',
      heading,
      text,
      link: mapLink(fetched.link),
      image,
      inset: insetImage && { image: insetImage, caption: resolveRichText(fetched.inset?.caption) },
    };
  },
  example: {
    heading: 'Cut on the cross',
    text: 'A bias slip is two panels and almost no decisions.',
    link: { title: 'Read more', url: 'https://elsewhere.example/slips' },
    image: { asset: { _ref: 'image-folds-800x1000-webp' }, alt: 'Folds of silk' },
    inset: {
      image: { asset: { _ref: 'image-neckline-600x800-webp' }, alt: 'A neckline' },
      caption: [
        {
          _type: 'block',
          style: 'normal',
          children: [
            { text: 'The ', marks: [] },
            { text: 'robe', marks: ['robe'] },
          ],
          markDefs: [{ _key: 'robe', _type: 'internalLink', reference: { _ref: 'product-robe' } }],
        },
      ],
    },
  },
};
