/**
 * The content schema in the plain objects that Sanity Studio takes as `schema.types`; typegen reads the same objects,
 * so that editors' forms and the types of queries cannot drift apart.
 */
export interface SchemaField {
  name: string;
  type: string;
  fields?: readonly SchemaField[];
  of?: readonly SchemaMember[];
  to?: readonly { type: string }[];
  options?: { hotspot?: true; list?: readonly string[] };
}

export interface SchemaMember {
  type: string;
  /** Set when members of one list are distinguished by `_type`. */
  name?: string;
  fields?: readonly SchemaField[];
  to?: readonly { type: string }[];
}

export interface SchemaType {
  name: string;
  type: 'document' | 'object' | 'array';
  fields?: readonly SchemaField[];
  of?: readonly SchemaMember[];
}

/** Document types that a link may point to. */
export const linkTargets = ['home', 'page', 'product', 'collection', 'story', 'campaign'] as const;

export function field(name: string, type: string): SchemaField {
  return { name, type };
}

export function choice(name: string, list: readonly string[]): SchemaField {
  return { name, type: 'string', options: { list } };
}

export function group(name: string, fields: readonly SchemaField[]): SchemaField {
  return { name, type: 'object', fields };
}

export function list(name: string, of: readonly SchemaMember[]): SchemaField {
  return { name, type: 'array', of };
}

/** A list of objects of one kind. */
export function rows(name: string, fields: readonly SchemaField[]): SchemaField {
  return list(name, [{ type: 'object', fields }]);
}

export function reference(name: string, to: readonly string[]): SchemaField {
  return { name, type: 'reference', to: to.map((type) => ({ type })) };
}

export function references(name: string, to: readonly string[]): SchemaField {
  return list(name, [{ type: 'reference', to: to.map((type) => ({ type })) }]);
}
