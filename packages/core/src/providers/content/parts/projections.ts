/** Parts of GROQ projections that queries and sections share. */

export const target = '->{_type, slug, "store": store{slug}}';
export const link = `_key, title, url, "target": internalLink${target}`;
export const picture = '{"ref": asset._ref, "alt": coalesce(alt, asset->altText), crop, hotspot}';
export const richText = `[]{
  _type, style, listItem, children[]{text, marks},
  markDefs[]{_key, "href": href, "reference": reference${target}}
}`;
export const seo = `seo{title, description, image${picture}}`;
/** Identifies the version of a document on a page's receipt. */
export const version = '_id, _updatedAt';
export const newsletter = `heading, text, consent${richText}`;
