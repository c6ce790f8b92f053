import type { CatalogueVariant } from '../../world/catalogue.ts';
import type { World } from '../../world/world.ts';
import type { ShopEvents } from '../shop-events.ts';
import type { ProductRecord } from './records.ts';

/** Units on hand: the seed's, changed by sales and edits. */
export interface Stock {
  /** Changes whenever the stock of anything does. */
  readonly version: number;
  /** Null when stock is not tracked (a gift card). */
  of(variant: CatalogueVariant): number | null;
  isAvailable(variant: CatalogueVariant): boolean;
  hasAny(product: ProductRecord): boolean;
  /** Adds units; a negative number removes them. */
  change(variant: CatalogueVariant, units: number): void;
}

export function createStock(world: World, events: ShopEvents): Stock {
  let version = 0;
  world.onReset(() => {
    version += 1;
  });
  const deltas = world.slice<Record<string, number>>('commerce.stock', () => ({}));
  const of = (variant: CatalogueVariant) =>
    variant.tracked ? variant.stock + (deltas.value[variant.id] ?? 0) : null;
  const isAvailable = (variant: CatalogueVariant) => (of(variant) ?? 1) > 0;
  return {
    get version() {
      return version;
    },
    of,
    isAvailable,
    hasAny: (product) => product.data.variants.some(isAvailable),
    change(variant, units) {
      deltas.value[variant.id] = (deltas.value[variant.id] ?? 0) + units;
      deltas.changed();
      version += 1;
      const { inventoryItemId } = variant;
      events.notify({ topic: 'inventory_levels/update', inventoryItemId, available: of(variant) ?? 0 });
    },
  };
}
