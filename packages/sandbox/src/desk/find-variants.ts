import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { World } from '../world/world.ts';

/** What the desk's shelf shows of a variant. */
export interface ShelfVariant {
  variantId: string;
  product: string;
  values: string;
  sku: string;
  /** Units on hand; null where nobody counts. */
  units: number | null;
  /** US cents, edits included. */
  priceCents: number;
}

const MOST = 24;

/** The variants whose product's title or whose SKU has the words in it, with today's stock and price. */
export function findVariants(world: World, words: string): ShelfVariant[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return shownCatalogue(world)
    .products.flatMap(({ title, variants }) => variants.map((variant) => ({ title, variant })))
    .filter(({ title, variant }) => `${title} ${variant.sku}`.toLowerCase().includes(wanted))
    .slice(0, MOST)
    .map(({ title, variant }) => ({
      variantId: String(variant.id),
      product: title,
      values: variant.optionValues.join(' / '),
      sku: variant.sku,
      units: variant.tracked ? variant.stock : null,
      priceCents: variant.priceCents,
    }));
}
