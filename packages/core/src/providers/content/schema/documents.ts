import { pathAdvice } from '../../../content/page-path.ts';
import type { SchemaField, SchemaType } from '../parts/fields.ts';
import { field, group, linkTargets, list, reference, references, rows } from '../parts/fields.ts';
import { settingsType } from './settings.ts';

const slug = group('slug', [field('current', 'string')]);

/** What Sanity Connect copies from the platform; editors see it read-only. */
const sharedStore: readonly SchemaField[] = [
  field('createdAt', 'string'),
  field('updatedAt', 'string'),
  field('isDeleted', 'boolean'),
  field('gid', 'string'),
  field('id', 'number'),
  field('title', 'string'),
  slug,
  field('descriptionHtml', 'text'),
];

const home: SchemaType = {
  name: 'home',
  type: 'document',
  fields: [field('sections', 'sections'), field('seo', 'seo')],
};

const product: SchemaType = {
  name: 'product',
  type: 'document',
  fields: [
    group('store', [
      ...sharedStore,
      field('status', 'string'),
      field('productType', 'string'),
      field('vendor', 'string'),
      field('tags', 'string'),
      field('previewImageUrl', 'string'),
      group('priceRange', [field('minVariantPrice', 'number'), field('maxVariantPrice', 'number')]),
      rows('options', [field('name', 'string'), list('values', [{ type: 'string' }])]),
      references('variants', ['productVariant']),
    ]),
    field('description', 'richText'),
    references('completeTheLook', ['product']),
    field('seo', 'seo'),
  ],
};

const productVariant: SchemaType = {
  name: 'productVariant',
  type: 'document',
  fields: [
    group('store', [
      field('createdAt', 'string'),
      field('updatedAt', 'string'),
      field('isDeleted', 'boolean'),
      field('gid', 'string'),
      field('id', 'number'),
      field('productGid', 'string'),
      field('productId', 'number'),
      field('status', 'string'),
      field('title', 'string'),
      field('sku', 'string'),
      field('price', 'number'),
      field('compareAtPrice', 'number'),
      field('option1', 'string'),
      field('option2', 'string'),
      field('option3', 'string'),
      field('previewImageUrl', 'string'),
      group('inventory', [
        field('isAvailable', 'boolean'),
        field('management', 'string'),
        field('policy', 'string'),
      ]),
    ]),
  ],
};

const collection: SchemaType = {
  name: 'collection',
  type: 'document',
  fields: [
    group('store', [
      ...sharedStore,
      field('imageUrl', 'string'),
      field('disjunctive', 'boolean'),
      field('sortOrder', 'string'),
      rows('rules', [field('column', 'string'), field('condition', 'string'), field('relation', 'string')]),
    ]),
    field('seo', 'seo'),
  ],
};

const page: SchemaType = {
  name: 'page',
  type: 'document',
  fields: [
    field('title', 'string'),
    slug,
    list('formerSlugs', [{ type: 'string' }]),
    field('body', 'longText'),
    field('sections', 'sections'),
    field('seo', 'seo'),
  ],
};

const story: SchemaType = {
  name: 'story',
  type: 'document',
  fields: [
    field('title', 'string'),
    slug,
    list('formerSlugs', [{ type: 'string' }]),
    field('language', 'string'),
    list('tags', [{ type: 'string' }]),
    field('publishedAt', 'datetime'),
    field('standfirst', 'text'),
    field('byline', 'string'),
    field('cover', 'picture'),
    rows('chapters', [
      field('text', 'richText'),
      field('image', 'picture'),
      field('caption', 'richText'),
      field('quote', 'text'),
    ]),
    references('products', ['product']),
    field('seo', 'seo'),
  ],
};

const campaign: SchemaType = {
  name: 'campaign',
  type: 'document',
  fields: [
    field('title', 'string'),
    slug,
    list('formerSlugs', [{ type: 'string' }]),
    field('language', 'string'),
    list('tags', [{ type: 'string' }]),
    field('season', 'string'),
    field('publishedAt', 'datetime'),
    field('summary', 'string'),
    field('cover', 'picture'),
    field('sections', 'sections'),
    field('seo', 'seo'),
  ],
};

/** The part of Sanity Studio's validation rule that is used here. */
interface StudioRule {
  custom(check: (value?: string) => string | true): StudioRule;
}

interface CheckedField extends SchemaField {
  validation: (rule: StudioRule) => StudioRule;
}

/** Studio refuses a path that no request can match, and tells the editor what to write instead. */
const rulePath: CheckedField = {
  ...field('path', 'string'),
  validation: (rule) => rule.custom((path = '') => pathAdvice(path) ?? true),
};

/** `[screen.client-redirects.8]` Redirects a path, whether or not a page is served there. */
const routeRule: SchemaType = {
  name: 'routeRule',
  type: 'document',
  fields: [
    rulePath,
    reference('internalLink', linkTargets),
    field('url', 'string'),
    field('isPermanent', 'boolean'),
  ],
};

/** Sanity creates it for every uploaded picture; queries need it, editors do not. */
export const imageAssetType: SchemaType = {
  name: 'sanity.imageAsset',
  type: 'document',
  fields: [
    field('originalFilename', 'string'),
    field('altText', 'string'),
    field('title', 'string'),
    field('description', 'string'),
    field('extension', 'string'),
    field('mimeType', 'string'),
    field('size', 'number'),
    field('assetId', 'string'),
    field('sha1hash', 'string'),
    field('path', 'string'),
    field('url', 'string'),
    group('metadata', [
      group('dimensions', [
        field('width', 'number'),
        field('height', 'number'),
        field('aspectRatio', 'number'),
      ]),
      field('hasAlpha', 'boolean'),
      field('isOpaque', 'boolean'),
    ]),
    group('source', [field('name', 'string'), field('id', 'string'), field('url', 'string')]),
  ],
};

export const documentTypes: readonly SchemaType[] = [
  settingsType,
  home,
  product,
  productVariant,
  collection,
  page,
  story,
  campaign,
  routeRule,
];
