import type { SiteLink } from '../../../content/site-content.ts';
import { readContentText, readRows } from '../parts/content-value.ts';
import { field, references } from '../parts/fields.ts';
import { mapLink } from '../parts/map-link.ts';
import { link } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface ProductRailSection {
  key: string;
  kind: 'productRail';
  heading: string;
  link: SiteLink | null;
  /** Product handles, in the editor's order. */
  handles: string[];
}

export const productRail: SectionRow<'productRail', ProductRailSection> = {
  fields: [field('heading', 'string'), field('link', 'link'), references('products', ['product'])],
  texts: ['heading'],
  projection: `heading, link{${link}}, "handles": products[]->store.slug.current`,
  map(fetched, key) {
    const heading = readContentText(fetched.heading);
    const handles = readRows(fetched.handles).filter((handle) => readContentText(handle) !== null);
    if (heading === null || handles.length === 0) return null;
    return { key, kind: 'productRail', heading, link: mapLink(fetched.link), handles };
  },
  productHandles: ({ handles }) => handles,
  example: {
    heading: 'New this week',
    link: { title: 'See everything new', url: '/collections/new' },
    products: [{ _ref: 'product-robe' }, { _ref: 'product-gone' }, { _ref: 'product-mule' }],
  },
};
