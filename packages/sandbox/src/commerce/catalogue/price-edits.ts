import type { World } from '../../world/world.ts';
import { nextUpdate } from '../whole-seconds.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

export interface PriceEdit {
  priceCents: number;
  compareAtCents: number | null;
  /** ISO 8601. */
  at: string;
}

/** Prices changed since the seed; they survive a restart, not a reset of the world. */
export interface PriceEdits {
  /** Applies all edits to a new index. */
  applyTo(index: CatalogueIndex): void;
  set(variantId: string, priceCents: number, compareAtCents: number | null): void;
}

export function createPriceEdits(world: World): PriceEdits {
  const edits = world.slice<Record<string, PriceEdit>>('commerce.prices', () => ({}));
  return {
    applyTo(index) {
      for (const [variantId, edit] of Object.entries(edits.value)) apply(index, variantId, edit);
    },
    set(variantId, priceCents, compareAtCents) {
      const at = nextUpdate(edits.value[variantId]?.at ?? '', world.now());
      edits.value[variantId] = { priceCents, compareAtCents, at };
      edits.changed();
    },
  };
}

/** Copies the product, because the seed's objects must not change. */
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
