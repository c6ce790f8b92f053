import type { FilterGroup } from './filter-map.ts';
import { type ListingSort, readSort } from './sort.ts';

/** The chosen tags of each group, in the map's order; groups without chosen tags are left out. */
export interface FilterState {
  tags: Record<string, string[]>;
  sort: ListingSort;
}

export interface FilterChip {
  key: string;
  tag: string;
  label: string;
}

/** Reads the state from a query string; unknown groups, tags and sorts are ignored. */
export function readFilterState(query: string, groups: readonly FilterGroup[]): FilterState {
  const params = new URLSearchParams(query);
  return {
    tags: inOrder(groups, (key, tag) => params.getAll(key).includes(tag)),
    sort: readSort(params.get('sort')),
  };
}

/**
 * The query string of the state, without '?': one parameter for each tag; the default sort is left out. Parameters of
 * `current` that are not filters stay.
 */
export function writeFilterState(state: FilterState, groups: readonly FilterGroup[], current = ''): string {
  const own = new Set([...groups.map(({ key }) => key), 'sort']);
  const others = [...new URLSearchParams(current)].filter(([name]) => !own.has(name));
  const chosen = chipsOf(state, groups).map(({ key, tag }) => [key, tag]);
  const sort = state.sort === 'featured' ? [] : [['sort', state.sort]];
  return new URLSearchParams([...others, ...chosen, ...sort]).toString();
}

/** Adds the tag to the choice, or removes it. */
export function toggleFilter(
  state: FilterState,
  groups: readonly FilterGroup[],
  key: string,
  tag: string,
): FilterState {
  const isChosen = isFilterChosen(state, key, tag);
  const choice = (group: string, option: string) =>
    group === key && option === tag ? !isChosen : isFilterChosen(state, group, option);
  return { ...state, tags: inOrder(groups, choice) };
}

export function clearFilters(state: FilterState): FilterState {
  return { ...state, tags: {} };
}

export function isFilterChosen(state: FilterState, key: string, tag: string): boolean {
  return Object.hasOwn(state.tags, key) && state.tags[key]?.includes(tag) === true;
}

/** Chosen options with their labels, in the map's order. */
export function chipsOf(state: FilterState, groups: readonly FilterGroup[]): FilterChip[] {
  return groups.flatMap(({ key, options }) =>
    options.flatMap(({ tag, label }) => (isFilterChosen(state, key, tag) ? [{ key, tag, label }] : [])),
  );
}

function inOrder(
  groups: readonly FilterGroup[],
  isChosen: (key: string, tag: string) => boolean,
): FilterState['tags'] {
  const chosen = groups.map(({ key, options }) => {
    const tags = options.map(({ tag }) => tag).filter((tag) => isChosen(key, tag));
    const entry: [string, string[]] = [key, [...new Set(tags)]];
    return entry;
  });
  return Object.fromEntries(chosen.filter(([, tags]) => tags.length > 0));
}
