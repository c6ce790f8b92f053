import type { FilterGroup, FilterOption } from './filter-map.ts';
import type { FilterState } from './filter-state.ts';

export interface CountedGroup extends Omit<FilterGroup, 'options'> {
  options: (FilterOption & { count: number })[];
}

/** How many products of a collection carry each tag, in lower case; a product counts once for each tag. */
export function tagHistogram(products: readonly { tags: readonly string[] }[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of products) {
    for (const tag of new Set(tags.map((one) => one.trim().toLowerCase()))) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}

/** The map's groups with counts; options that no product has and groups without options are left out. */
export function countOptions(
  groups: readonly FilterGroup[],
  histogram: Readonly<Record<string, number>>,
): CountedGroup[] {
  const counts = new Map(Object.entries(histogram));
  const counted = groups.map((group) => ({
    ...group,
    options: group.options.flatMap((option) => {
      const count = counts.get(option.tag.toLowerCase()) ?? 0;
      return count > 0 ? [{ ...option, count }] : [];
    }),
  }));
  return counted.filter(({ options }) => options.length > 0);
}

/**
 * The choice of the one group that leaves the fewest products: the platform reads tags as alternatives, across groups
 * too, so that more groups would find more products instead of fewer.
 */
export function narrowestChoice(
  tags: FilterState['tags'],
  groups: readonly CountedGroup[],
): FilterState['tags'] {
  const counts = new Map(
    groups.flatMap(({ options }) => options.map(({ tag, count }): [string, number] => [tag, count])),
  );
  const size = (chosen: readonly string[]) => chosen.reduce((sum, tag) => sum + (counts.get(tag) ?? 0), 0);
  const ranked = Object.entries(tags).toSorted(([, one], [, other]) => size(one) - size(other));
  return Object.fromEntries(ranked.slice(0, 1));
}
