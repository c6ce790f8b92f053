import type { SchemaField, SchemaType } from '../parts/fields.ts';
import { choice, field, group, linkTargets, list, reference, references, rows } from '../parts/fields.ts';

const columnLinks: readonly SchemaField[] = [
  field('title', 'string'),
  reference('internalLink', linkTargets),
  field('url', 'string'),
  field('storyLinkToggle', 'boolean'),
  reference('storyLink', ['story', 'campaign']),
  field('linkImage', 'picture'),
];

const linkFields: readonly SchemaField[] = [
  field('title', 'string'),
  reference('internalLink', linkTargets),
  field('url', 'string'),
];

const navigation: readonly SchemaField[] = [
  group('menu', [
    rows('links', [
      ...linkFields,
      field('hasDropdown', 'boolean'),
      field('dropdownImage', 'picture'),
      field('dropdownCaption', 'string'),
      field('dropdownLink', 'link'),
      field('columnLeftTitle', 'string'),
      field('columnMiddleTitle', 'string'),
      field('columnRightTitle', 'string'),
      rows('columnLeft', columnLinks),
      rows('columnMiddle', columnLinks),
      rows('columnRight', columnLinks),
    ]),
  ]),
  group('mobileMenu', [
    rows('links', [
      ...linkFields,
      field('columnLeftTitle', 'string'),
      field('columnRightTitle', 'string'),
      rows('columnLeft', columnLinks),
      rows('columnRight', columnLinks),
    ]),
    rows('quickLinks', [...linkFields, field('hasDropdown', 'boolean'), rows('subLinks', linkFields)]),
  ]),
  group('footer', [
    rows('footerLinkGroups', [
      field('title', 'string'),
      list('links', [
        { type: 'object', name: 'internalLink', fields: linkFields },
        { type: 'object', name: 'externalLink', fields: linkFields },
      ]),
    ]),
    field('note', 'richText'),
    rows('legalLinks', linkFields),
  ]),
  rows('accountLinks', linkFields),
  group('help', [
    group('phone', [field('url', 'string'), field('text', 'string')]),
    group('email', [field('url', 'string'), field('text', 'string')]),
  ]),
];

const bannerPart: readonly SchemaField[] = [
  field('text', 'string'),
  field('title', 'string'),
  field('referenceType', 'string'),
  reference('internalLink', linkTargets),
  field('url', 'string'),
];

const banners: readonly SchemaField[] = [
  group('newBanner', [rows('siteBanner', [field('bannerText', 'richText')])]),
  group('banner', [
    rows('siteBanner', [field('title', 'string'), field('text', 'string')]),
    group('siteBannerColors', [
      group('bgColor', [field('hex', 'string')]),
      group('textColor', [field('hex', 'string')]),
    ]),
  ]),
  group('gtsBanner', [
    field('gtsBannerTitle', 'string'),
    field('gtsBannerTitleLingerie', 'string'),
    field('showGtsBanner', 'boolean'),
    field('gtsBannerText', 'text'),
  ]),
  group('cartBanner', [
    field('showBanner', 'boolean'),
    choice('bannerType', ['shipping', 'custom']),
    field('shippingBanner', 'richText'),
    list('cartBanner', [
      { type: 'object', name: 'text', fields: bannerPart },
      { type: 'object', name: 'internalLink', fields: bannerPart },
      { type: 'object', name: 'externalLink', fields: bannerPart },
    ]),
  ]),
];

const products: readonly SchemaField[] = [
  list('customProductOptions', [
    {
      type: 'object',
      name: 'customProductOption.color',
      fields: [
        field('title', 'string'),
        rows('colors', [field('title', 'string'), group('color', [field('hex', 'string')])]),
      ],
    },
    {
      type: 'object',
      name: 'customProductOption.size',
      fields: [field('title', 'string'), rows('sizes', [field('title', 'string')])],
    },
  ]),
  rows('collectionSaleTags', [field('tag', 'string'), field('text', 'string')]),
  rows('productSaleTags', [field('tag', 'string'), field('text', 'string')]),
  rows('sizeGuideTags', [field('tag', 'string'), field('text', 'string'), field('quickAddText', 'string')]),
  group('getTheSet', [rows('sets', [field('title', 'string'), references('products', ['product'])])]),
  field('shipping', 'richText'),
  field('shippingCollective', 'richText'),
  field('shippingBridal', 'richText'),
  group('sizeGuideInfo', [
    field('description', 'richText'),
    field('instructionsHeading', 'string'),
    field('instructions', 'richText'),
    field('instructionsImage', 'picture'),
  ]),
  rows('sizeGuides', [
    group('collectionType', [field('title', 'string'), list('handles', [{ type: 'string' }])]),
    field('shopifyTag', 'string'),
    field('showCountrySelect', 'boolean'),
    rows('sizeGuideTables', [field('title', 'string'), rows('rows', [list('cells', [{ type: 'string' }])])]),
  ]),
];

const pages: readonly SchemaField[] = [
  field('newsletter', 'newsletter'),
  rows('emptyCart', linkFields),
  field('cartPageFooter', 'richText'),
  field('seo', 'seo'),
  field('backupMetaDescription', 'text'),
  group('searchService', [
    group('productRecommendation', [field('heading', 'string'), field('profile', 'string')]),
    rows('synonyms', [field('says', 'string'), field('means', 'string')]),
  ]),
  group('notFoundPage', [
    field('bannerImage', 'picture'),
    field('title', 'string'),
    field('body', 'richText'),
    field('collectionTitle', 'string'),
  ]),
];

/** One document, whose `_id` is 'settings'. */
export const settingsType: SchemaType = {
  name: 'settings',
  type: 'document',
  fields: [...navigation, ...banners, ...products, ...pages],
};
