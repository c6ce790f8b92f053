import { isVariantAvailable } from './availability.ts';
import { isComingSoon } from './coming-soon.ts';
import { hasTag } from './has-tag.ts';
import { isAppointment, isGiftCard } from './markers.ts';
import type { Product, Variant } from './product.ts';
import { sizeOf } from './size-options.ts';

type Choice = Pick<
  Variant,
  'title' | 'selectedOptions' | 'available' | 'availableForSale' | 'inventory_quantity'
>;
type Buyable = Pick<Product, 'productType' | 'vendor' | 'tags'> & { variants: readonly Choice[] };

/** What the product page's button says; texts are copy. */
export type ActionLabel =
  | { code: 'book-appointment' | 'join-waitlist' | 'preorder' | 'select-amount' | 'select-size' }
  /** `size` is null for a product of one variant. */
  | { code: 'add-to-bag'; size: string | null };

/** `[state.product-detail-page.4]`…`[state.product-detail-page.10]` Seven rules, the first match wins. */
export function actionLabel(product: Buyable, chosen: Choice | null): ActionLabel {
  if (isAppointment(product)) return { code: 'book-appointment' };
  if (isComingSoon(product)) return { code: 'join-waitlist' };
  if (hasTag(product.tags, 'pre-sale')) return { code: 'preorder' };
  if (isGiftCard(product) && chosen === null) return { code: 'select-amount' };
  if (chosen === null) return { code: 'select-size' };
  if (!isVariantAvailable(chosen)) return { code: 'join-waitlist' };
  return { code: 'add-to-bag', size: product.variants.length > 1 ? sizeOf(chosen) : null };
}

/** What a click does. */
export type ActionClick =
  | 'expand-tray'
  | 'create-gift'
  | 'open-waitlist'
  | 'add-to-bag'
  | 'toggle-back-in-stock'
  | 'open-sizes';

export interface ActionContext {
  chosen: Choice | null;
  isMobile: boolean;
  isTrayCollapsed: boolean;
  giftMode: 'buy-now' | 'send-as-gift';
}

/**
 * `[state.product-detail-page.11]`…`[state.product-detail-page.16]` Six rules, the first match wins. A gift
 * cannot be made of no amount, so sending one also needs a chosen variant.
 */
export function actionOnClick(product: Buyable, context: ActionContext): ActionClick {
  const { chosen, isMobile, isTrayCollapsed, giftMode } = context;
  if (chosen === null) return isMobile && isTrayCollapsed ? 'expand-tray' : 'open-sizes';
  if (isGiftCard(product) && giftMode === 'send-as-gift') return 'create-gift';
  if (!isVariantAvailable(chosen)) return 'toggle-back-in-stock';
  return isComingSoon(product) ? 'open-waitlist' : 'add-to-bag';
}

/** `[rule.gift-form.7]` While a gift's form is not valid, the button cannot be clicked. */
export function isActionBlocked(
  product: Pick<Product, 'vendor'>,
  giftMode: ActionContext['giftMode'],
  isGiftFormValid: boolean,
): boolean {
  return isGiftCard(product) && giftMode === 'send-as-gift' && !isGiftFormValid;
}
