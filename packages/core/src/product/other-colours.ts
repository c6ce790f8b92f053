import { isVariantAvailable } from './availability.ts';
import type { ProductCard } from './card.ts';
import { hasTag } from './has-tag.ts';
import { pageState } from './page-state.ts';
import type { Product } from './product.ts';
import { priceBefore } from './sale.ts';
import { toSizeOptions } from './size-options.ts';

/** Which sizes can be bought. A range has all sizes between its ends. */
export type SizesInStock =
  | { code: 'only-size' }
  | { code: 'range'; from: string; to: string }
  | { code: 'list'; sizes: string[] }
  | { code: 'count'; count: number };

/** A colour that can be bought, beside one that is sold out. */
export interface OtherColour
  extends Pick<ProductCard, 'id' | 'handle' | 'price' | 'compareAtPrice' | 'image'> {
  colour: string;
  stock: SizesInStock;
}

/** More names than this are a number. */
const MAX_NAMES = 4;

/** Null for a piece of which no size can be bought now. */
export function toOtherColour(product: Product, colour: string): OtherColour | null {
  if (pageState(product) !== null) return null;
  const { legacy_id: id, handle, price, images } = product;
  const stock = sizesInStock(product);
  return { id, handle, colour, price, compareAtPrice: priceBefore(product), image: images[0] ?? null, stock };
}

/** Sizes of a band and a cup have no order in which a range would be understood. */
export function sizesInStock({ variants, tags }: Pick<Product, 'variants' | 'tags'>): SizesInStock {
  if (variants.length === 1) return { code: 'only-size' };
  const places = variants.flatMap((variant, at) => (isVariantAvailable(variant) ? [at] : []));
  const names = toSizeOptions(variants).map(({ size }) => size);
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const sizes = names.filter((_, at) => places.includes(at));
  const isRun = sizes.length > 2 && sizes.length === last - first + 1;
  const [from = '', to = ''] = [sizes[0], sizes.at(-1)];
  if (isRun && !hasTag(tags, 'cup-and-band')) return { code: 'range', from, to };
  if (sizes.length > MAX_NAMES) return { code: 'count', count: sizes.length };
  return { code: 'list', sizes };
}
