import type { CatalogueCollection, CatalogueMetaobject } from '../world/catalogue.ts';
import { colours } from './colours.ts';
import { type FilterKey, filterSizes, filterTag, priceBands } from './filter-tags.ts';
import { seededAt } from './make-product.ts';
import { stableId } from './stable-id.ts';

const groups: readonly { key: FilterKey; label: string; options: readonly string[] }[] = [
  {
    key: 'category',
    label: 'Category',
    options: [
      'Dresses',
      'Slips',
      'Tops',
      'Skirts',
      'Trousers',
      'Tailoring',
      'Knitwear',
      'Bras',
      'Bralettes',
      'Briefs',
      'Thongs',
      'Suspenders',
      'Bodysuits',
      'Nightgowns',
      'Robes',
      'Pyjamas',
      'Swim',
      'Bridal',
      'Shoes',
      'Accessories',
    ],
  },
  {
    key: 'fabric',
    label: 'Fabric',
    options: [
      'Silk',
      'Leavers lace',
      'Velvet',
      'Wool',
      'Cotton',
      'Tulle',
      'Sequins',
      'Swim jersey',
      'Leather',
    ],
  },
  { key: 'color', label: 'Colour', options: Object.keys(colours) },
  { key: 'size', label: 'Size', options: filterSizes },
  {
    key: 'occasion',
    label: 'Occasion',
    options: ['Evening', 'Day', 'Every day', 'At home', 'Wedding guest', 'Wedding', 'Holiday', 'Gifts'],
  },
  { key: 'price', label: 'Price', options: priceBands.map(({ label }) => label) },
];

/** One metaobject per group: `key`, `label`, `position`, and `options` as JSON [{label, tag, swatch?}]. */
function filterGroups(): CatalogueMetaobject[] {
  return groups.map(({ key, label, options }, at) => ({
    id: stableId('metaobject', `filter_group/${key}`),
    type: 'filter_group',
    handle: key,
    fields: [
      { key: 'key', type: 'single_line_text_field', value: key },
      { key: 'label', type: 'single_line_text_field', value: label },
      { key: 'position', type: 'number_integer', value: String(at + 1) },
      {
        key: 'options',
        type: 'json',
        value: JSON.stringify(
          options.map((option) => ({
            label: option,
            tag: filterTag(key, option),
            ...(key === 'color' ? { swatch: colours[option] } : {}),
          })),
        ),
      },
    ],
    updatedAt: seededAt,
  }));
}

/** One metaobject per collection with a rule: `collection` (its handle), `column`, `condition`. */
function collectionRules(collections: readonly CatalogueCollection[]): CatalogueMetaobject[] {
  return collections.flatMap(({ handle, rule }) =>
    rule
      ? [
          {
            id: stableId('metaobject', `collection_rule/${handle}`),
            type: 'collection_rule',
            handle,
            fields: [
              { key: 'collection', type: 'single_line_text_field', value: handle },
              { key: 'column', type: 'single_line_text_field', value: rule.column },
              { key: 'condition', type: 'single_line_text_field', value: rule.condition },
            ],
            updatedAt: seededAt,
          },
        ]
      : [],
  );
}

export function makeMetaobjects(collections: readonly CatalogueCollection[]): CatalogueMetaobject[] {
  return [...filterGroups(), ...collectionRules(collections)];
}
