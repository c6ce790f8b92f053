import { isVariantAvailable } from './availability.ts';
import type { Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** `[const.timings.3]` Delays before the mobile drawer opens and closes. */
export const quickAddDelayMs = { open: 100, close: 200 } as const;

/** `[state.quick-add.1]` `[state.quick-add.2]` The effect of a click on a size. */
export function quickAddOnClick({
  inventory_quantity: units,
  availableForSale,
}: Stock): 'add-to-bag' | 'open-waitlist' {
  return (units ?? 0) > 0 || availableForSale ? 'add-to-bag' : 'open-waitlist';
}

export type QuickAddButton =
  | { code: 'select-size' | 'join-waitlist' }
  /** Cents, for 'Add to bag — {price}'. */
  | { code: 'add-to-bag'; price: number };

/** `[screen.quick-add.9]` The mobile drawer's button; 'select-size' is disabled, `[rule.quick-add-and-waitlist.1]`. */
export function quickAddButton(chosen: (Stock & Pick<Variant, 'price'>) | null): QuickAddButton {
  if (chosen === null) return { code: 'select-size' };
  return isVariantAvailable(chosen) ? { code: 'add-to-bag', price: chosen.price } : { code: 'join-waitlist' };
}
