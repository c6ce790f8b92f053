import { Fault } from '../fault.ts';

/** The rule by which the platform fills a collection. */
export interface CollectionRule {
  column: 'product_type' | 'tag' | 'title';
  condition: string;
}

export interface FilterOption {
  label: string;
  tag: string;
  /** `#rrggbb`, for colours. */
  swatch?: string;
}

export interface FilterGroup {
  /** The group's name in the query string. */
  key: string;
  label: string;
  options: FilterOption[];
}

/** `[call.products-own-server.7]` The response of `GET /api/shopify/metaobjects`. */
export interface FilterMap {
  collections: Record<string, { rule: CollectionRule }>;
  groups: FilterGroup[];
}

/** Query parameters that a filter group may not use. */
export const reservedKeys: readonly string[] = [
  'collection',
  'country',
  'discount',
  'page',
  'q',
  'ref',
  'sort',
  'variant',
];

/**
 * Reads a filter map out of any JSON. Rules, groups and options that cannot be used (no label or tag, a reserved or
 * repeated key, an unknown column) are dropped and reported. Never throws.
 */
export function readFilterMap(data: unknown, report: (fault: Fault) => void = () => {}): FilterMap {
  const { collections, groups } = fieldsOf(data);
  const drop = (what: string) => {
    report(new Fault({ code: 'filter-map-part-dropped', kind: 'outside', say: `${what} and is left out.` }));
    return [];
  };
  const rules = Object.entries(fieldsOf(collections)).flatMap(([handle, entry]) => {
    const rule = readRule(fieldsOf(entry).rule);
    return rule ? [[handle, { rule }] as const] : drop(`The rule of collection ${handle} cannot be read`);
  });
  const taken = new Set(reservedKeys);
  const read = listOf(groups).flatMap((group) => {
    const { key, label, options } = fieldsOf(group);
    if (!isText(key) || !isText(label) || taken.has(key)) return drop('A filter group has no key of its own');
    taken.add(key);
    const usable = listOf(options).flatMap(
      (option) => readOption(option) ?? drop(`An option of filter group ${key} has no label or tag`),
    );
    return usable.length > 0 ? [{ key, label, options: usable }] : drop(`Filter group ${key} has no options`);
  });
  return { collections: Object.fromEntries(rules), groups: read };
}

function readRule(value: unknown): CollectionRule | null {
  const { column, condition } = fieldsOf(value);
  if (!isText(condition)) return null;
  return column === 'product_type' || column === 'tag' || column === 'title' ? { column, condition } : null;
}

function readOption(value: unknown): FilterOption[] | null {
  const { label, tag, swatch } = fieldsOf(value);
  if (!isText(label) || !isText(tag)) return null;
  return [{ label, tag, ...(isText(swatch) && /^#[0-9a-f]{6}$/i.test(swatch) ? { swatch } : {}) }];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
