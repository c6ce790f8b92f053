import type { FilterGroup, FilterOption } from './filter-map.ts';

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
