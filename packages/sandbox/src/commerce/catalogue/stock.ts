import type { CatalogueVariant } from '../../world/catalogue.ts';
import type { World } from '../../world/world.ts';
import type { ShopEvents } from '../shop-events.ts';
import type { ProductRecord } from './records.ts';

/** Units on hand: what the seed says, and what has been sold or counted since. */
export interface Stock {
  /** Null where nobody counts (a gift card). */
  of(variant: CatalogueVariant): number | null;
  isAvailable(variant: CatalogueVariant): boolean;
  hasAny(product: ProductRecord): boolean;
  /** Adds (or with a negative number takes) units. */
  change(variant: CatalogueVariant, units: number): void;
}

export function keepStock(world: World, events: ShopEvents): Stock {
  const deltas = world.slice<Record<string, number>>('commerce.stock', () => ({}));
  const of = (variant: CatalogueVariant) =>
    variant.tracked ? variant.stock + (deltas.value[variant.id] ?? 0) : null;
  const isAvailable = (variant: CatalogueVariant) => (of(variant) ?? 1) > 0;
  return {
    of,
    isAvailable,
    hasAny: (product) => product.data.variants.some(isAvailable),
    change(variant, units) {
      deltas.value[variant.id] = (deltas.value[variant.id] ?? 0) + units;
      deltas.changed();
      const { inventoryItemId } = variant;
      events.tell({ topic: 'inventory_levels/update', inventoryItemId, available: of(variant) ?? 0 });
    },
  };
}
