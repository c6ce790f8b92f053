import { isVariantAvailable } from './availability.ts';
import type { Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** `[const.timings.3]` How long the mobile drawer waits before it opens and before it closes. */
export const quickAddDelayMs = { open: 100, close: 200 } as const;

/** `[state.quick-add.1]` `[state.quick-add.2]` What a click on a size does. */
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

/** `[state.quick-add.1]` The list that an added line came from: the collection's path, otherwise empty. */
export function quickAddList(path: string): string {
  return /^\/collections\/[^/?#]+/.exec(path)?.[0] ?? '';
}
