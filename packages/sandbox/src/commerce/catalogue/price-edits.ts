import type { World } from '../../world/world.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

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
  keep(variantId: string, priceCents: number, compareAtCents: number | null): void;
}

export function keepPriceEdits(world: World): PriceEdits {
  const edits = world.slice<Record<string, PriceEdit>>('commerce.prices', () => ({}));
  return {
    applyTo(index) {
      for (const [variantId, edit] of Object.entries(edits.value)) apply(index, variantId, edit);
    },
    keep(variantId, priceCents, compareAtCents) {
      edits.value[variantId] = { priceCents, compareAtCents, at: new Date(world.now()).toISOString() };
      edits.changed();
    },
  };
}

/** The seed's own objects stay as they are: the record gets a copy. */
function apply(index: CatalogueIndex, variantId: string, edit: PriceEdit): void {
  const product = index.variantById(variantId)?.product;
  if (!product) return;
  const variants = product.data.variants.map((variant) =>
    String(variant.id) === variantId
      ? { ...variant, priceCents: edit.priceCents, compareAtCents: edit.compareAtCents }
      : variant,
  );
  const updatedAt = [edit.at, product.data.updatedAt].toSorted().at(-1) ?? edit.at;
  product.data = { ...product.data, variants, updatedAt };
  product.minCents = Math.min(...variants.map(({ priceCents }) => priceCents));
  product.maxCents = Math.max(...variants.map(({ priceCents }) => priceCents));
}
