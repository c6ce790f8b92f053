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
  pins: ShoppablePin[];
}

export interface ShoppablePin {
  key: string;
  handle: string;
  /** On `image`. */
  place: PinPlace;
  /** On the picture that phones show; null where that is another one and nobody has placed the pin on it. */
  mobilePlace: PinPlace | null;
}

/** In per cent of the picture's width and height. */
export interface PinPlace {
  x: number;
  y: number;
}

function readPerCent(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= 100 ? number : null;
}

export function readPinPlace(across: unknown, down: unknown): PinPlace | null {
  const [x, y] = [readPerCent(across), readPerCent(down)];
  return x === null || y === null ? null : { x, y };
}

export const shoppable: SectionRow<'shoppable', ShoppableSection> = {
  fields: [
    field('heading', 'string'),
    field('link', 'link'),
    field('image', 'picture'),
    field('mobileImage', 'picture'),
    rows('pins', [
      reference('product', ['product']),
      ...['x', 'y', 'mobileX', 'mobileY'].map((name) => field(name, 'number')),
    ]),
  ],
  texts: ['heading'],
  projection: `heading, link{${link}}, image${picture}, mobileImage${picture},
    pins[]{_key, "handle": product->store.slug.current, x, y, mobileX, mobileY}`,
  map(fetched, key, toImage) {
    const heading = readContentText(fetched.heading);
    const image = toImage(fetched.image);
    if (heading === null || image === null) return null;
    const mobileImage = toImage(fetched.mobileImage);
    const pins = readRows(fetched.pins).flatMap((pin) => {
      const handle = readContentText(pin.handle);
      const place = readPinPlace(pin.x, pin.y);
      if (handle === null || place === null) return [];
      const mobilePlace = mobileImage === null ? place : readPinPlace(pin.mobileX, pin.mobileY);
      return [{ key: readContentText(pin._key) ?? handle, handle, place, mobilePlace }];
    });
    return { key, kind: 'shoppable', heading, link: mapLink(fetched.link), image, mobileImage, pins };
  },
  productHandles: ({ pins }) => pins.map(({ handle }) => handle),
  example: {
    heading: 'One slip, five evenings',
    link: { title: 'Shop the rail', internalLink: { _ref: 'collection-evening' } },
    image: { asset: { _ref: 'image-rail-1600x900-webp' }, alt: 'Slips on a rail' },
    mobileImage: { asset: { _ref: 'image-rail-800x1000-webp' } },
    pins: [
      { _key: 'left', product: { _ref: 'product-robe' }, x: 40.5, y: 55, mobileX: 12, mobileY: 60 },
      { _key: 'gone', product: { _ref: 'product-gone' }, x: 71, y: 62 },
      { _key: 'nowhere', product: { _ref: 'product-mule' }, x: 83 },
      { _key: 'outside', product: { _ref: 'product-mule' }, x: 240, y: 52 },
    ],
  },
};
