import type { SchemaMember, SchemaType } from '../parts/fields.ts';
import { field, group, linkTargets, list, reference, references, rows } from '../parts/fields.ts';
import { boundFields } from '../sections/section-bounds.ts';
import { sectionRows } from '../sections/section-registry.ts';

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

const block: SchemaMember = {
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
};

const richText: SchemaType = { name: 'richText', type: 'array', of: [block] };

const longText: SchemaType = {
  name: 'longText',
  type: 'array',
  of: [
    block,
    { type: 'object', name: 'textImage', fields: [field('image', 'picture'), field('caption', 'string')] },
    { type: 'object', name: 'textPieces', fields: [references('products', ['product'])] },
    {
      type: 'object',
      name: 'textTable',
      fields: [rows('rows', [list('cells', [{ type: 'string' }])])],
    },
    {
      type: 'object',
      name: 'textPairs',
      fields: [rows('pairs', [field('term', 'string'), field('text', 'string')])],
    },
  ],
};

const seo: SchemaType = {
  name: 'seo',
  type: 'object',
  fields: [field('title', 'string'), field('description', 'text'), field('image', 'picture')],
};

/** Kinds of sections, in the order in which editors may choose them. */
const sectionTypes = Object.entries(sectionRows).map(
  ([name, { fields }]): SchemaType => ({ name, type: 'object', fields: [...fields, ...boundFields] }),
);

const sections: SchemaType = {
  name: 'sections',
  type: 'array',
  of: sectionTypes.map(({ name }) => ({ type: name })),
};

export const objectTypes: readonly SchemaType[] = [
  picture,
  link,
  richText,
  longText,
  seo,
  ...sectionTypes,
  sections,
];
