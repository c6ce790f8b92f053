import type { Product } from '../product/product.ts';
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
 * find, by handle. What is sold out comes last among the colours that were not found.
 */
export function groupStyles(results: readonly Product[], others: ReadonlyMap<string, Product>): Style[] {
  const styles: Style[] = [];
  const styleOf = new Map<string, Style>();
  for (const product of results) {
    const known = styleOf.get(product.handle);
    if (known?.colours.some(({ handle }) => handle === product.handle)) continue;
    if (known) {
      known.colours.push(product);
      known.foundCount += 1;
      continue;
    }
    const style: Style = { colours: [product], foundCount: 1 };
    styles.push(style);
    for (const handle of [product.handle, ...siblingHandles([product])]) styleOf.set(handle, style);
  }
  for (const style of styles) {
    const rest = siblingHandles(style.colours).flatMap((handle) => others.get(handle) ?? []);
    style.colours.push(...rest.toSorted((a, b) => Number(isForSale(b)) - Number(isForSale(a))));
  }
  return styles;
}

/** The first result of each design. */
export function leadOfEachStyle<Result extends Pick<Product, 'handle' | 'metafields'>>(
  results: readonly Result[],
): Result[] {
  const seen = new Set<string>();
  return results.filter((result) => {
    const isFirst = !seen.has(result.handle);
    for (const handle of [result.handle, ...siblingHandles([result])]) seen.add(handle);
    return isFirst;
  });
}

/** The sizes that can be bought, in their order, and whether these are all. */
export function sizesForSale({ variants }: Pick<Product, 'variants'>): { sizes: string[]; isAll: boolean } {
  const sizeOf = (variant: Product['variants'][number]) => variant.selectedOptions[0]?.value ?? '';
  const all = new Set(variants.map(sizeOf));
  const sizes = new Set(variants.filter(({ availableForSale }) => availableForSale).map(sizeOf));
  return { sizes: [...sizes], isAll: sizes.size === all.size };
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
