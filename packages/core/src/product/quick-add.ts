import { isVariantAvailable } from './availability.ts';
import { isComingSoon } from './coming-soon.ts';
import type { Product, Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** `[const.timings.3]` Delays before the mobile drawer opens and closes. */
export const quickAddDelayMs = { open: 100, close: 200 } as const;

type Piece = Pick<Product, 'tags'> & { variants: readonly Pick<Variant, 'availableForSale'>[] };

/**
 * `[state.quick-add.1]` `[state.quick-add.2]` The effect of a click on a size. What is coming has a waitlist, in stock or
 * not, as on its page.
 */
export function quickAddOnClick(
  product: Piece,
  { inventory_quantity: units, availableForSale }: Stock,
): 'add-to-bag' | 'open-waitlist' {
  if (isComingSoon(product)) return 'open-waitlist';
  return (units ?? 0) > 0 || availableForSale ? 'add-to-bag' : 'open-waitlist';
}

export type QuickAddButton =
  | { code: 'select-size' | 'join-waitlist' }
  /** Cents, for 'Add to bag — {price}'. */
  | { code: 'add-to-bag'; price: number };

/** `[screen.quick-add.9]` The mobile drawer's button; 'select-size' is disabled, `[rule.quick-add-and-waitlist.1]`. */
export function quickAddButton(
  product: Piece,
  chosen: (Stock & Pick<Variant, 'price'>) | null,
): QuickAddButton {
  if (chosen === null) return { code: 'select-size' };
  const isForSale = isVariantAvailable(chosen) && !isComingSoon(product);
  return isForSale ? { code: 'add-to-bag', price: chosen.price } : { code: 'join-waitlist' };
}
