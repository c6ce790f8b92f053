import { isVariantAvailable } from './availability.ts';
import type { Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** What the desktop quick-add panel says over a size. */
export type QuickAddNote = { code: 'only-left'; units: number } | { code: 'quick-add' | 'join-waitlist' };

/** `[const.stock-labels.1]` `[state.quick-add.3]` */
export function quickAddNote(variant: Stock): QuickAddNote {
  if (!isVariantAvailable(variant)) return { code: 'join-waitlist' };
  const units = unitsBelow(4, variant);
  return units === null ? { code: 'quick-add' } : { code: 'only-left', units };
}

/** `[const.stock-labels.2]` n of 'Only {n} left in your size!'; null where nothing is said. */
export function unitsLeftInYourSize(variant: Stock): number | null {
  return isVariantAvailable(variant) ? unitsBelow(4, variant) : null;
}

/** `[const.stock-labels.3]` n of '{n} left' in the product page's size picker; null where nothing is said. */
export function unitsLeftInPicker(variant: Stock): number | null {
  return isVariantAvailable(variant) ? unitsBelow(5, variant) : null;
}

/** Unknown stock says nothing, and neither does none or less (sold on order): 'Only 0 left' would be untrue. */
function unitsBelow(limit: number, { inventory_quantity: units }: Stock): number | null {
  return units !== null && units > 0 && units < limit ? units : null;
}
