import type { Product } from '../product/product.ts';

export interface CollectionChoice {
  handle: string;
  title: string;
  count: number;
}

type Collected = Pick<Product, 'collections' | 'collection_handles'>;

/**
 * `[screen.route-table.7]` The collections of the results, those with most results first. A product joins
 * its titles by commas, so where a title contains one the words of the handles are shown instead.
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

/** The results in the collection; all of them when `handle` is null. */
export function resultsInCollection<Result extends Collected>(
  results: readonly Result[],
  handle: string | null,
): Result[] {
  return results.filter((result) => handle === null || split(result.collection_handles).includes(handle));
}

function split(list: string): string[] {
  return list.split(',').flatMap((part) => part.trim() || []);
}
