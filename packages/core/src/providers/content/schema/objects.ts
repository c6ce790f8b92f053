import type { SchemaType } from './fields.ts';
import { choice, field, group, linkTargets, list, reference, references, rows } from './fields.ts';

const picture: SchemaType = {
  name: 'picture',
  type: 'object',
  fields: [
    reference('asset', ['sanity.imageAsset']),
    field('alt', 'string'),
    group('crop', [
      field('top', 'number'),
      field('bottom', 'number'),
      field('left', 'number'),
      field('right', 'number'),
    ]),
    group('hotspot', [
      field('x', 'number'),
      field('y', 'number'),
      field('width', 'number'),
      field('height', 'number'),
    ]),
  ],
};

const link: SchemaType = {
  name: 'link',
  type: 'object',
  fields: [field('title', 'string'), reference('internalLink', linkTargets), field('url', 'string')],
};

const richText: SchemaType = {
  name: 'richText',
  type: 'array',
  of: [
    {
      type: 'object',
      name: 'block',
      fields: [
        field('style', 'string'),
        field('listItem', 'string'),
        list('children', [
          {
            type: 'object',
            name: 'span',
            fields: [field('text', 'string'), list('marks', [{ type: 'string' }])],
          },
        ]),
        list('markDefs', [
          { type: 'object', name: 'link', fields: [field('href', 'string')] },
          { type: 'object', name: 'internalLink', fields: [reference('reference', linkTargets)] },
        ]),
      ],
    },
  ],
};

const seo: SchemaType = {
  name: 'seo',
  type: 'object',
  fields: [field('title', 'string'), field('description', 'text'), field('image', 'picture')],
};

const hero: SchemaType = {
  name: 'hero',
  type: 'object',
  fields: [
    field('heading', 'string'),
    field('text', 'text'),
    field('link', 'link'),
    field('image', 'picture'),
    field('mobileImage', 'picture'),
    choice('tone', ['dark', 'light']),
  ],
};

const productRail: SchemaType = {
  name: 'productRail',
  type: 'object',
  fields: [field('heading', 'string'), field('link', 'link'), references('products', ['product'])],
};

const tiles: SchemaType = {
  name: 'tiles',
  type: 'object',
  fields: [rows('tiles', [field('link', 'link'), field('image', 'picture')])],
};

const editorial: SchemaType = {
  name: 'editorial',
  type: 'object',
  fields: [
    field('heading', 'string'),
    field('text', 'text'),
    field('link', 'link'),
    field('image', 'picture'),
    group('inset', [field('image', 'picture'), field('caption', 'richText')]),
  ],
};

const quote: SchemaType = {
  name: 'quote',
  type: 'object',
  fields: [field('quote', 'text'), field('source', 'string')],
};

const shoppable: SchemaType = {
  name: 'shoppable',
  type: 'object',
  fields: [
    field('heading', 'string'),
    field('link', 'link'),
    field('image', 'picture'),
    field('mobileImage', 'picture'),
    rows('pins', [reference('product', ['product']), field('x', 'number'), field('y', 'number')]),
  ],
};

const newsletter: SchemaType = {
  name: 'newsletter',
  type: 'object',
  fields: [field('heading', 'string'), field('text', 'text'), field('consent', 'richText')],
};

export const sectionTypes = [
  'hero',
  'productRail',
  'tiles',
  'editorial',
  'quote',
  'shoppable',
  'newsletter',
] as const;

const sections: SchemaType = {
  name: 'sections',
  type: 'array',
  of: sectionTypes.map((type) => ({ type })),
};

export const objectTypes: readonly SchemaType[] = [
  picture,
  link,
  richText,
  seo,
  hero,
  productRail,
  tiles,
  editorial,
  quote,
  shoppable,
  newsletter,
  sections,
];
