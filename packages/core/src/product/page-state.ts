import { isVariantAvailable } from './availability.ts';
import { isComingSoon } from './coming-soon.ts';
import { hasTag } from './has-tag.ts';
import { isAppointment } from './markers.ts';
import type { Product, Variant } from './product.ts';

/** What the product page says before everything else. */
export type PageState = 'coming-soon' | 'sold-out' | 'restocking' | 'appointment' | 'not-for-sale';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** The first match wins; null for a piece of which some size can be bought. Without variants nothing is for sale. */
export function pageState(
  product: Pick<Product, 'productType' | 'tags'> & { variants: readonly Stock[] },
): PageState | null {
  if (product.variants.length === 0) return 'not-for-sale';
  if (isComingSoon(product)) return 'coming-soon';
  // [const.tag-rules.13] What is being restocked counts as available, so it is not called sold out.
  if (!product.variants.some(isVariantAvailable))
    return hasTag(product.tags, 'restocking') ? 'restocking' : 'sold-out';
  return isAppointment(product) ? 'appointment' : null;
}
