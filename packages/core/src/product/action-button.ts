import { isVariantAvailable } from './availability.ts';
import { isComingSoon } from './coming-soon.ts';
import { hasTag } from './has-tag.ts';
import { isAppointment, isGiftCard } from './markers.ts';
import type { Product, Variant } from './product.ts';
import { namedSize } from './size-options.ts';

type Choice = Pick<
  Variant,
  'title' | 'selectedOptions' | 'available' | 'availableForSale' | 'inventory_quantity'
>;
type Buyable = Pick<Product, 'productType' | 'vendor' | 'tags'> & { variants: readonly Choice[] };

/** The label of the product page's button. */
export type ActionLabel =
  | { code: 'book-appointment' | 'join-waitlist' | 'preorder' | 'select-amount' | 'select-size' }
  /** `size` is null for a product of one variant, and for a variant without options. */
  | { code: 'add-to-bag'; size: string | null };

/**
 * The first match wins: `[state.product-detail-page.4]` `[state.product-detail-page.5]` `[state.product-detail-page.6]`
 * `[state.product-detail-page.7]` `[state.product-detail-page.8]` `[state.product-detail-page.9]`
 * `[state.product-detail-page.10]`
 */
export function actionLabel(product: Buyable, chosen: Choice | null): ActionLabel {
  if (isAppointment(product)) return { code: 'book-appointment' };
  if (isComingSoon(product)) return { code: 'join-waitlist' };
  if (hasTag(product.tags, 'pre-sale')) return { code: 'preorder' };
  if (isGiftCard(product) && chosen === null) return { code: 'select-amount' };
  if (chosen === null) return { code: 'select-size' };
  if (!isVariantAvailable(chosen)) return { code: 'join-waitlist' };
  return { code: 'add-to-bag', size: product.variants.length > 1 ? namedSize(chosen) : null };
}

/** What a click does. */
export type ActionClick =
  | 'expand-tray'
  | 'create-gift'
  | 'open-waitlist'
  | 'add-to-bag'
  | 'toggle-back-in-stock'
  | 'open-sizes';

export type GiftCardMode = 'buy-now' | 'send-as-gift';

/** `[state.product-detail-page.18]` Send as gift, but Buy Now on widths of 768 px or less. */
export function initialGiftCardMode(widthPx: number): GiftCardMode {
  return widthPx <= 768 ? 'buy-now' : 'send-as-gift';
}

export interface ActionContext {
  chosen: Choice | null;
  isMobile: boolean;
  isTrayCollapsed: boolean;
  giftMode: GiftCardMode;
}

/**
 * The first match wins: `[state.product-detail-page.11]` `[state.product-detail-page.12]` `[state.product-detail-page.13]`
 * `[state.product-detail-page.14]` `[state.product-detail-page.15]` `[state.product-detail-page.16]`. A gift has an
 * amount, so sending one also needs a chosen variant.
 */
export function actionOnClick(product: Buyable, context: ActionContext): ActionClick {
  const { chosen, isMobile, isTrayCollapsed, giftMode } = context;
  if (chosen === null) return isMobile && isTrayCollapsed ? 'expand-tray' : 'open-sizes';
  if (isGiftCard(product) && giftMode === 'send-as-gift') return 'create-gift';
  if (!isVariantAvailable(chosen)) return 'toggle-back-in-stock';
  return isComingSoon(product) ? 'open-waitlist' : 'add-to-bag';
}

/** `[rule.gift-form.7]` The button is disabled while a gift's form is not valid. */
export function isActionBlocked(
  product: Pick<Product, 'vendor'>,
  giftMode: GiftCardMode,
  isGiftFormValid: boolean,
): boolean {
  return isGiftCard(product) && giftMode === 'send-as-gift' && !isGiftFormValid;
}
