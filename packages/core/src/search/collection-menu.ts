import type { Product } from '../product/product.ts';

export interface CollectionChoice {
  handle: string;
  title: string;
  /** Styles in the collection. */
  count: number;
}

type Collected = Pick<Product, 'collections' | 'collection_handles'>;

/**
 * `[screen.route-table.7]` The collections of the styles that were found, those with most styles first. A style is its
 * colours. A product joins its titles by commas, so where a title contains one the words of the handles are shown
 * instead.
 */
export function collectionMenu(styles: readonly (readonly Collected[])[]): CollectionChoice[] {
  const choices = new Map<string, CollectionChoice>();
  for (const style of styles) {
    for (const [handle, title] of new Map(style.flatMap(collectionsOf))) {
      const choice = choices.get(handle) ?? { handle, title, count: 0 };
      choices.set(handle, { ...choice, count: choice.count + 1 });
    }
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

function collectionsOf({ collections, collection_handles }: Collected): [handle: string, title: string][] {
  const handles = split(collection_handles);
  const titles = split(collections);
  return handles.map((handle, place) => [
    handle,
    (titles.length === handles.length && titles[place]) || handle.replaceAll('-', ' '),
  ]);
}

function split(list: string): string[] {
  return list.split(',').flatMap((part) => part.trim() || []);
}
