import type { FilterMap } from '../collection/filter-map.ts';
import type { Product } from '../product/product.ts';
import type { Style } from './styles.ts';

export interface CollectionChoice {
  handle: string;
  title: string;
  /** Styles in the collection. */
  count: number;
}

export interface CollectionMenu {
  /** Collections of one kind of piece: robes, slips. */
  kinds: CollectionChoice[];
  collections: CollectionChoice[];
}

type Collected = Pick<Product, 'collections' | 'collection_handles'>;

/** A style, of whose colours the first were found. */
interface CollectedStyle {
  colours: readonly Collected[];
  foundCount: number;
}

/**
 * `[screen.route-table.7]` The collections of the colours that were found, those with most styles first. A product joins its titles by commas, so where a title contains one the words of the handles are shown
 * instead. `kinds` are the handles of `kindHandles`. A collection of all styles is left out, unless it is `chosen`:
 * choosing it would change nothing.
 */
export function collectionMenu(
  styles: readonly CollectedStyle[],
  kinds: ReadonlySet<string>,
  chosen: string | null,
): CollectionMenu {
  const choices = new Map<string, CollectionChoice>();
  for (const { colours, foundCount } of styles) {
    for (const [handle, title] of new Map(colours.slice(0, foundCount).flatMap(collectionsOf))) {
      const choice = choices.get(handle) ?? { handle, title, count: 0 };
      choices.set(handle, { ...choice, count: choice.count + 1 });
    }
  }
  const sorted = [...choices.values()]
    .filter(({ handle, count }) => count < styles.length || handle === chosen)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
  return {
    kinds: sorted.filter(({ handle }) => kinds.has(handle)),
    collections: sorted.filter(({ handle }) => !kinds.has(handle)),
  };
}

/** The filter group that names kinds of pieces. */
const KINDS = 'category';

/** The collections that the platform fills by the type of a product, or by the tag of a category. */
export function kindHandles({ collections, groups }: FilterMap): ReadonlySet<string> {
  const categories = groups.find(({ key }) => key === KINDS)?.options.map(({ tag }) => tag) ?? [];
  const ofKind = Object.entries(collections).filter(
    ([, { rule }]) =>
      rule.column === 'product_type' || (rule.column === 'tag' && categories.includes(rule.condition)),
  );
  return new Set(ofKind.map(([handle]) => handle));
}

/**
 * The styles with a found colour in the collection, and their colours in it, found or not; all of them when `handle` is
 * null.
 */
export function stylesInCollection(styles: readonly Style[], handle: string | null): readonly Style[] {
  if (handle === null) return styles;
  const isIn = ({ collection_handles }: Product) => split(collection_handles).includes(handle);
  return styles.flatMap(({ colours, foundCount }) => {
    const [lead, ...found] = colours.slice(0, foundCount).filter(isIn);
    if (lead === undefined) return [];
    const others = colours.slice(foundCount).filter(isIn);
    return { colours: [lead, ...found, ...others], foundCount: 1 + found.length };
  });
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
