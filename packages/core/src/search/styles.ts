import type { Product } from '../product/product.ts';
import { NO_TITLE } from '../product/size-options.ts';
import { siblingHandles } from '../product/swatches.ts';
import type { Rankable } from './rank-results.ts';

/** A design with its colours. */
export interface Style {
  /** Those that the search found, in its order, then the design's others. */
  colours: [Product, ...Product[]];
  foundCount: number;
}

/**
 * One style per design, where its first colour stands in the results. `others` are colours that the search did not
 * find, by handle. What is sold out comes last among the colours that were not found. A colour is of the design of
 * those that it links and of those that link it; without links, of those of its title and type in other colours.
 */
export function groupStyles(results: readonly Product[], others: ReadonlyMap<string, Product>): Style[] {
  const designOf = linkDesigns([...results, ...others.values()]);
  const styles = new Map<string, Style>();
  const placed = new Set<string>();
  for (const product of results) {
    if (placed.has(product.handle)) continue;
    placed.add(product.handle);
    const design = designOf(product.handle);
    const known = styles.get(design);
    if (known) {
      known.colours.push(product);
      known.foundCount += 1;
    } else styles.set(design, { colours: [product], foundCount: 1 });
  }
  const rest = [...others.values()].filter(({ handle }) => !placed.has(handle));
  for (const product of rest.toSorted((a, b) => Number(isForSale(b)) - Number(isForSale(a))))
    styles.get(designOf(product.handle))?.colours.push(product);
  return [...styles.values()];
}

/** The first result of each design. */
export function leadOfEachStyle<Result extends Piece>(results: readonly Result[]): Result[] {
  const designOf = linkDesigns(results);
  const seen = new Set<string>();
  return results.filter(({ handle }) => {
    const design = designOf(handle);
    const isFirst = !seen.has(design);
    seen.add(design);
    return isFirst;
  });
}

type Piece = Pick<Product, 'handle' | 'title' | 'productType' | 'metafields'>;

/**
 * Returns a name for the design of a handle: one for all that are linked, in whichever direction, or that have the same
 * title and type and no links.
 */
function linkDesigns(products: readonly Piece[]) {
  const parents = new Map<string, string>();
  const designOf = (handle: string): string => {
    const parent = parents.get(handle);
    return parent === undefined ? handle : designOf(parent);
  };
  const join = (handle: string, sibling: string) => {
    const design = designOf(handle);
    const other = designOf(sibling);
    if (design !== other) parents.set(other, design);
  };
  const alike = new Map<string, { lead: string; colours: Set<string> }>();
  for (const product of products) {
    const { handle, title, productType, metafields } = product;
    const siblings = siblingHandles([product]);
    for (const sibling of siblings) join(handle, sibling);
    const colour = metafields.filterColor?.trim().toLowerCase();
    if (siblings.length > 0 || !colour) continue;
    const name = JSON.stringify([title, productType]);
    const known = alike.get(name) ?? { lead: handle, colours: new Set() };
    // Two pieces of one colour are two designs that share a name.
    if (!known.colours.has(colour)) join(known.lead, handle);
    alike.set(name, { ...known, colours: known.colours.add(colour) });
  }
  return designOf;
}

/**
 * The sizes that can be bought, in their order, and whether these are all. `runs` are the same sizes, those that follow
 * each other without a gap together.
 */
export function sizesForSale({ variants }: Pick<Product, 'variants'>): {
  sizes: string[];
  runs: string[][];
  isAll: boolean;
} {
  const named = variants.flatMap((variant) => {
    const size = variant.selectedOptions[0]?.value ?? '';
    return size === '' || size === NO_TITLE ? [] : [{ size, isForSale: variant.availableForSale }];
  });
  const all = [...new Set(named.map(({ size }) => size))];
  const forSale = new Set(named.flatMap(({ size, isForSale }) => (isForSale ? [size] : [])));
  const runs: string[][] = [];
  for (const [place, size] of all.entries()) {
    if (!forSale.has(size)) continue;
    const before = all[place - 1];
    if (before !== undefined && forSale.has(before)) runs.at(-1)?.push(size);
    else runs.push([size]);
  }
  return { sizes: runs.flat(), runs, isAll: forSale.size === all.length };
}

const isForSale = ({ variants }: Product) => variants.some(({ availableForSale }) => availableForSale);

/** What ranking reads of a product. */
export function toRankable(product: Product): Rankable {
  return {
    title: product.title,
    productType: product.productType,
    tags: product.tags,
    isAvailable: isForSale(product),
    sizesForSale: sizesForSale(product).sizes,
  };
}
