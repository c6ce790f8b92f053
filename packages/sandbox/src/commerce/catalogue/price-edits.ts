import type { World } from '../../world/world.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ProductRecord } from './records.ts';

export interface PriceEdit {
  priceCents: number;
  compareAtCents: number | null;
  /** ISO 8601. */
  at: string;
}

/** Prices changed since the seed; part of the world, so that they survive a restart and end with a reset. */
export interface PriceEdits {
  /** Brings all edits into a fresh index. */
  applyTo(index: CatalogueIndex): void;
  set(
    index: CatalogueIndex,
    variantId: string,
    priceCents: number,
    compareAtCents: number | null,
  ): ProductRecord | null;
}

export function keepPriceEdits(world: World): PriceEdits {
  const edits = world.slice<Record<string, PriceEdit>>('commerce.prices', () => ({}));
  return {
    applyTo(index) {
      for (const [variantId, edit] of Object.entries(edits.value)) apply(index, variantId, edit);
    },
    set(index, variantId, priceCents, compareAtCents) {
      const edit = { priceCents, compareAtCents, at: new Date(world.now()).toISOString() };
      const product = apply(index, variantId, edit);
      if (!product) return null;
      edits.value[variantId] = edit;
      edits.changed();
      return product;
    },
  };
}

/** The seed's own objects stay as they are: the record gets a copy. */
function apply(index: CatalogueIndex, variantId: string, edit: PriceEdit): ProductRecord | null {
  const product = index.variantById(variantId)?.product;
  if (!product) return null;
  const variants = product.data.variants.map((variant) =>
    String(variant.id) === variantId
      ? { ...variant, priceCents: edit.priceCents, compareAtCents: edit.compareAtCents }
      : variant,
  );
  product.data = { ...product.data, variants, updatedAt: edit.at };
  product.minCents = Math.min(...variants.map(({ priceCents }) => priceCents));
  product.maxCents = Math.max(...variants.map(({ priceCents }) => priceCents));
  return product;
}
