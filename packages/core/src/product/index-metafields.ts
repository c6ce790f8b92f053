import { flattenMetafields, type MetafieldEntry } from './metafields.ts';
import type { ProductMetafields } from './product.ts';
import { type Fields, readFields, readJson, readText, readTexts } from './read-value.ts';

/** The name of a flattened field, `mfield_{namespace}_{key}`. */
const flatName = /^mfield_(?:pdp_extras|my_fields|sanity)_(\w+)$/;

/** Flattened fields of several values → the separator in the platform's own text. */
const separators: ReadonlyMap<string, string> = new Map([
  ['pdp_swatch_products', ','],
  ['pdp_similar_products', ','],
  ['pdp_set_products', ','],
  ['pdp_swatch_match_colors', ','],
  ['pdp_main_image_pic', '~newitem~'],
]);

/**
 * `[entity.normalized-product.24]` `[entity.normalized-product.25]` Metafields of a search or recommendation
 * result: `metafields` as an object or as an array whose first element holds the entries (either may be JSON
 * text), and flattened `mfield_…` fields, which win.
 */
export function readIndexMetafields(fields: Fields): ProductMetafields {
  const metafields = readJson(fields.metafields);
  const first = readJson(Array.isArray(metafields) ? metafields[0] : metafields);
  const entries = (Array.isArray(first) ? first : Object.entries(readFields(first))).flatMap(readEntry);
  const flat = Object.entries(fields).flatMap(([name, value]) => readFlat(name, value));
  return flattenMetafields([...entries, ...flat]);
}

/** An entry of the platform (`{key, value, admin_graphql_api_id}`), or a pair of a key and its value or entry. */
function readEntry(entry: unknown): MetafieldEntry[] {
  const [name, content] = Array.isArray(entry) ? entry : [null, entry];
  const fields = readFields(content);
  const isEntry = 'admin_graphql_api_id' in fields || name === null;
  const key = (isEntry ? readText(fields.key) : null) ?? readText(name);
  return key === null ? [] : [{ key, value: isEntry ? fields.value : content }];
}

function readFlat(name: string, value: unknown): MetafieldEntry[] {
  const [, key] = flatName.exec(name) ?? [];
  if (key === undefined) return [];
  const separator = separators.get(key);
  if (separator !== undefined) return [{ key, value: readTexts(value, separator).join(separator) }];
  return [{ key, value: readJson(Array.isArray(value) ? value[0] : value) ?? readText(value) }];
}
