import type { ContentImage, SiteLink } from '../../../content/site-content.ts';
import { readContentText, readNumber, readRows } from '../parts/content-value.ts';
import { field, reference, rows } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, picture } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface ShoppableSection {
  key: string;
  kind: 'shoppable';
  heading: string;
  link: SiteLink | null;
  image: ContentImage;
  mobileImage: ContentImage | null;
  /** `x` and `y` in per cent of the picture's width and height. */
  pins: { key: string; handle: string; x: number; y: number }[];
}

export const shoppable: SectionRow<'shoppable', ShoppableSection> = {
  fields: [
    field('heading', 'string'),
    field('link', 'link'),
    field('image', 'picture'),
    field('mobileImage', 'picture'),
    rows('pins', [reference('product', ['product']), field('x', 'number'), field('y', 'number')]),
  ],
  texts: ['heading'],
  projection: `heading, link{${link}}, image${picture}, mobileImage${picture},
    pins[]{_key, "handle": product->store.slug.current, x, y}`,
  map(fetched, key, toImage) {
    const heading = readContentText(fetched.heading);
    const image = toImage(fetched.image);
    if (heading === null || image === null) return null;
    const pins = readRows(fetched.pins).flatMap((pin) => {
      const handle = readContentText(pin.handle);
      const x = readNumber(pin.x);
      const y = readNumber(pin.y);
      return handle && x !== null && y !== null
        ? [{ key: readContentText(pin._key) ?? handle, handle, x, y }]
        : [];
    });
    const mobileImage = toImage(fetched.mobileImage);
    return { key, kind: 'shoppable', heading, link: mapLink(fetched.link), image, mobileImage, pins };
  },
  productHandles: ({ pins }) => pins.map(({ handle }) => handle),
  example: {
    heading: 'One slip, five evenings',
    link: { title: 'Shop the rail', internalLink: { _ref: 'collection-evening' } },
    image: { asset: { _ref: 'image-rail-1600x900-webp' }, alt: 'Slips on a rail' },
    mobileImage: { asset: { _ref: 'image-rail-800x1000-webp' } },
    pins: [
      { _key: 'left', product: { _ref: 'product-robe' }, x: 40.5, y: 55 },
      { _key: 'gone', product: { _ref: 'product-gone' }, x: 71, y: 62 },
      { _key: 'nowhere', product: { _ref: 'product-mule' }, x: 83 },
    ],
  },
};
