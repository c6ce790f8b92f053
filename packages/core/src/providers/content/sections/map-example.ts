import { evaluate, parse } from 'groq-js';
import { createImageMapper } from '../parts/map-image.ts';
import { mapSections, type SectionsByKind, sectionRows, sectionsProjection } from './section-registry.ts';

/** What the examples of sections refer to; `product-gone` is nowhere. */
const referenced = [
  { _id: 'collection-evening', _type: 'collection', store: { slug: { current: 'evening' } } },
  { _id: 'collection-silk', _type: 'collection', store: { slug: { current: 'silk' } } },
  { _id: 'product-robe', _type: 'product', store: { slug: { current: 'robe' } } },
  { _id: 'product-mule', _type: 'product', store: { slug: { current: 'mule' } } },
];

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });

/** The section's example document with `changes`, after its own query and its own mapper. */
export async function mapExample<Kind extends keyof SectionsByKind>(
  kind: Kind,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const section = { _key: 'k1', _type: kind, ...sectionRows[kind].example, ...changes };
  const dataset = [{ _id: 'home', _type: 'home', sections: [section] }, ...referenced];
  const found = await evaluate(parse(`*[_id == "home"][0]{${sectionsProjection}}`), { dataset });
  const { sections } = await found.get();
  return mapSections(sections, toImage)[0] ?? null;
}
