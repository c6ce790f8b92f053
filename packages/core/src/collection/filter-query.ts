import type { CollectionRule, FilterGroup } from './filter-map.ts';
import type { FilterState } from './filter-state.ts';

/**
 * `[call.commerce-storefront-api.16]` The platform's search string for a filtered collection with a rule:
 * '{column}:{condition} AND (tag:a OR tag:b)'. Options of a group are alternatives, groups add up.
 */
export function filterQuery(
  rule: CollectionRule,
  state: FilterState,
  groups: readonly FilterGroup[],
): string {
  const chosen = new Map(Object.entries(state.tags));
  const clauses = groups.flatMap(({ key }) => {
    const tags = chosen.get(key) ?? [];
    return tags.length === 0 ? [] : [`(${tags.map((tag) => `tag:${searchTerm(tag)}`).join(' OR ')})`];
  });
  return [`${rule.column}:${searchTerm(rule.condition)}`, ...clauses].join(' AND ');
}

/** A filter as `collection.products(filters:)` takes it. */
export interface TagFilter {
  tag: string;
}

/**
 * The chosen tags for a collection without a rule. The platform reads them as alternatives, across groups
 * too; `matchesFilters` then keeps what every group allows.
 */
export function tagFilters(state: FilterState): TagFilter[] {
  return Object.values(state.tags).flatMap((tags) => tags.map((tag) => ({ tag })));
}

/** Whether a product has at least one of the chosen tags of every group. */
export function matchesFilters(tags: readonly string[], state: FilterState): boolean {
  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  return Object.values(state.tags).every((group) => group.some((tag) => own.has(tag.toLowerCase())));
}

/** A value that the platform's search reads as one term, whatever characters are in it. */
export function searchTerm(value: string): string {
  const isPlain = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u.test(value) && !/^(?:AND|OR|NOT)$/.test(value);
  return isPlain ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
