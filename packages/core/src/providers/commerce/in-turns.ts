/** The items in groups of at most `size`. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const MOST_AT_ONCE = 5;

/** Does `work` for every item, a few at a time, and answers in the items' order. */
export async function inTurns<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const group of inGroups(items, MOST_AT_ONCE)) done.push(...(await Promise.all(group.map(work))));
  return done;
}
