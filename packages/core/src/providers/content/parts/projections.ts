/*
 * Parts of GROQ projections that queries and sections share. Every object is projected, because only fields that a
 * projection names are there for certain: null where nobody filled them in.
 */

/** `[screen.link-rules.3]` Other tools than the studio write a document's slug as a text. */
export const target =
  '->{_type, "slug": coalesce(slug.current, string(slug)), "store": store{slug{current}, isDeleted, status}}';
export const link = `_key, title, url, "target": internalLink${target}`;
export const picture =
  '{"ref": asset._ref, "alt": coalesce(alt, asset->altText), crop{top, bottom, left, right}, hotspot{x, y}}';
export const richText = `[]{
  _type, style, listItem, children[]{text, marks},
  markDefs[]{_key, "href": href, "reference": reference${target}}
}`;
export const longText = `[]{
  _type, style, listItem, children[]{text, marks},
  markDefs[]{_key, "href": href, "reference": reference${target}},
  image${picture}, caption, "handles": products[]->store.slug.current, "table": rows[]{cells}, pairs[]{term, text}
}`;
/** `[entity.page-metadata-source.2]` Other tools than the studio write a picture's address. */
export const seo = `seo{title, description, image${picture}, "address": coalesce(image.src, string(image))}`;
/** Identifies the version of a document on a page's receipt. */
export const version = '_id, _updatedAt';
export const newsletter = `heading, text, consent${richText}`;
