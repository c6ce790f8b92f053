import { beginsWithCapital, type LongText, piecesIn } from '../../../content/long-text.ts';
import { plainSpans, type RichSpan } from '../../../content/rich-text.ts';
import type { ContentImage } from '../../../content/site-content.ts';
import { readContentText } from '../parts/content-value.ts';
import { choice, field } from '../parts/fields.ts';
import { mapLongText } from '../parts/map-long-text.ts';
import { longText, picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface PassageSection {
  key: string;
  kind: 'passage';
  heading: RichSpan[] | null;
  text: LongText;
  /** `lede` is one large sentence. */
  look: 'text' | 'lede';
  hasDropCapital: boolean;
  /** Beside the text. */
  figure: { image: ContentImage; caption: RichSpan[] | null; side: 'left' | 'right' } | null;
}

export const passage: SectionRow<'passage', PassageSection> = {
  fields: [
    field('heading', 'string'),
    field('text', 'longText'),
    choice('look', ['text', 'lede']),
    field('hasDropCapital', 'boolean'),
    field('image', 'picture'),
    field('caption', 'string'),
    choice('side', ['left', 'right']),
  ],
  texts: ['heading', 'caption'],
  projection: `heading, text${longText}, look, hasDropCapital, image${picture}, caption, side`,
  map(fetched, key, toImage) {
    const text = mapLongText(fetched.text, toImage);
    if (text.length === 0) return null;
    const image = toImage(fetched.image);
    return {
      key,
      kind: 'passage',
      heading: plainSpans(readContentText(fetched.heading)),
      text,
      look: fetched.look === 'lede' ? 'lede' : 'text',
      hasDropCapital: fetched.hasDropCapital === true && beginsWithCapital(text),
      figure: image && {
        image,
        caption: plainSpans(readContentText(fetched.caption)),
        side: fetched.side === 'right' ? 'right' : 'left',
      },
    };
  },
  productHandles: ({ text }) => piecesIn(text),
  example: {
    heading: 'Small runs',
    text: [
      {
        _type: 'block',
        style: 'normal',
        children: [{ text: 'When the silk is gone, the piece is gone.', marks: [] }],
        markDefs: [],
      },
      {
        _type: 'textImage',
        image: { asset: { _ref: 'image-rail-1600x900-webp' }, alt: 'Slips on a rail' },
        caption: 'The long rail',
      },
      { _type: 'textPieces', products: [{ _ref: 'product-robe' }, { _ref: 'product-gone' }] },
      {
        _type: 'textTable',
        rows: [{ cells: ['Cost', 'Days'] }, { cells: ['$10', '4 to 12', 'more'] }, { cells: ['$25'] }],
      },
      { _type: 'textPairs', pairs: [{ term: 'How', text: 'By mail' }, { term: 'Unfinished' }] },
      { _type: 'hologram', depth: 3 },
    ],
    hasDropCapital: true,
    image: { asset: { _ref: 'image-evening-800x1000-webp' }, alt: 'A slip in evening light' },
    side: 'right',
  },
};
