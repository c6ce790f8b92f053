import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { World } from '../world/world.ts';

/** A variant as the desk's form for stock and prices shows it. */
export interface ShelfVariant {
  variantId: string;
  product: string;
  values: string;
  sku: string;
  /** Units on hand; null where stock is not tracked. */
  units: number | null;
  /** US cents, edits included. */
  priceCents: number;
}

const MOST_FOUND = 24;

/** Returns the variants whose product title or SKU contains the words, with current stock and price. */
export function findVariants(world: World, words: string): ShelfVariant[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return shownCatalogue(world)
    .products.flatMap(({ title, variants }) => variants.map((variant) => ({ title, variant })))
    .filter(({ title, variant }) => `${title} ${variant.sku}`.toLowerCase().includes(wanted))
    .slice(0, MOST_FOUND)
    .map(({ title, variant }) => ({
      variantId: String(variant.id),
      product: title,
      values: variant.optionValues.join(' / '),
      sku: variant.sku,
      units: variant.tracked ? variant.stock : null,
      priceCents: variant.priceCents,
    }));
}
