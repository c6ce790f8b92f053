import { slugOf } from '../../../content/links.ts';
import type { SiteLink } from '../../../content/site-content.ts';
import { readContentText, readContentTexts } from '../parts/content-value.ts';
import { field, reference, references } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link, target } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface ProductRailSection {
  key: string;
  kind: 'productRail';
  heading: string;
  link: SiteLink | null;
  /** Product handles, in the editor's order; of a collection the page adds them. */
  handles: string[];
  /** Where editors chose no products: the first pieces of a collection, … */
  collection?: string;
  /** … or what is recommended by a profile, which each visitor's browser asks for. */
  profile?: string;
}

export const productRail: SectionRow<'productRail', ProductRailSection> = {
  fields: [
    field('heading', 'string'),
    field('link', 'link'),
    references('products', ['product']),
    reference('collection', ['collection']),
    field('profile', 'string'),
  ],
  texts: ['heading'],
  projection: `heading, link{${link}}, "handles": products[]->store.slug.current, "collection": collection${target}, profile`,
  map(fetched, key) {
    const heading = readContentText(fetched.heading);
    const handles = readContentTexts(fetched.handles);
    const collection = handles.length > 0 ? null : slugOf(fetched.collection);
    const profile = handles.length > 0 || collection !== null ? null : readContentText(fetched.profile);
    if (heading === null || (handles.length === 0 && collection === null && profile === null)) return null;
    return {
      key,
      kind: 'productRail',
      heading,
      link: mapLink(fetched.link),
      handles,
      ...(collection !== null && { collection }),
      ...(profile !== null && { profile }),
    };
  },
  productHandles: ({ handles }) => handles,
  example: {
    heading: 'New this week',
    link: { title: 'See everything new', url: '/collections/new' },
    products: [{ _ref: 'product-robe' }, { _ref: 'product-gone' }, { _ref: 'product-mule' }],
  },
};
