import type { Product } from '../product/product.ts';

export interface CollectionChoice {
  handle: string;
  title: string;
  count: number;
}

type Collected = Pick<Product, 'collections' | 'collection_handles'>;

/**
 * `[screen.route-table.7]` The collections of the results, those with most results first. Titles are joined
 * by commas in a product, so one that holds a comma itself gives way to the handle's words.
 */
export function collectionMenu(results: readonly Collected[]): CollectionChoice[] {
  const choices = new Map<string, CollectionChoice>();
  for (const { collections, collection_handles } of results) {
    const handles = split(collection_handles);
    const titles = split(collections);
    handles.forEach((handle, place) => {
      const title = (titles.length === handles.length && titles[place]) || handle.replaceAll('-', ' ');
      const choice = choices.get(handle) ?? { handle, title, count: 0 };
      choices.set(handle, { ...choice, count: choice.count + 1 });
    });
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
}

/** The results that stand in the collection; all of them where none is chosen. */
export function resultsInCollection<Result extends Collected>(
  results: readonly Result[],
  handle: string | null,
): Result[] {
  return results.filter((result) => handle === null || split(result.collection_handles).includes(handle));
}

function split(list: string): string[] {
  return list.split(',').flatMap((part) => part.trim() || []);
}
