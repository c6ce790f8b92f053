import { isVariantAvailable } from './availability.ts';
import type { Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** The note over a size in the desktop quick-add panel. */
export type QuickAddNote = { code: 'only-left'; units: number } | { code: 'quick-add' | 'join-waitlist' };

/** `[const.stock-labels.1]` `[state.quick-add.3]` */
export function quickAddNote(variant: Stock): QuickAddNote {
  if (!isVariantAvailable(variant)) return { code: 'join-waitlist' };
  const units = unitsBelow(4, variant);
  return units === null ? { code: 'quick-add' } : { code: 'only-left', units };
}

/** `[const.stock-labels.2]` n of 'Only {n} left in your size!'; null without a note. */
export function unitsLeftInYourSize(variant: Stock): number | null {
  return isVariantAvailable(variant) ? unitsBelow(4, variant) : null;
}

/** `[const.stock-labels.3]` n of '{n} left' in the product page's size picker; null without a note. */
export function unitsLeftInPicker(variant: Stock): number | null {
  return isVariantAvailable(variant) ? unitsBelow(5, variant) : null;
}

/** Null for unknown stock, and for 0 or less, which is sold on order. */
function unitsBelow(limit: number, { inventory_quantity: units }: Stock): number | null {
  return units !== null && units > 0 && units < limit ? units : null;
}
