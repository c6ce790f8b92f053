/** The items in groups of at most `size`. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const MOST_AT_ONCE = 5;

/** Runs `work` for every item, a few at a time; the results have the items' order. */
export async function mapInBatches<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const group of chunk(items, MOST_AT_ONCE)) done.push(...(await Promise.all(group.map(work))));
  return done;
}
