import { isVariantAvailable } from './availability.ts';
import type { Variant } from './product.ts';
import { unitsLeftInPicker } from './stock-labels.ts';

export interface SizeOption {
  /** The variant's numeric id. */
  variantId: string;
  size: string;
  /** An unavailable size can still be chosen, for the waitlist. */
  isAvailable: boolean;
  /** n of '{n} left'; null without a note. */
  unitsLeft: number | null;
}

type Sized = Pick<
  Variant,
  'id' | 'title' | 'selectedOptions' | 'available' | 'availableForSale' | 'inventory_quantity'
>;

/** The options of the size picker, in the platform's order. */
export function toSizeOptions(variants: readonly Sized[]): SizeOption[] {
  return variants.map((variant, at) => ({
    variantId: variant.id,
    size: namedSize(variant) ?? (variants.length === 1 ? ONE_SIZE : `No. ${at + 1}`),
    isAvailable: isVariantAvailable(variant),
    unitsLeft: unitsLeftInPicker(variant),
  }));
}

/** The options of a piece that is still to come: none of its sizes has sold out. */
export function toComingSizeOptions(variants: readonly Sized[]): SizeOption[] {
  return toSizeOptions(variants).map((option) => ({ ...option, isAvailable: true, unitsLeft: null }));
}

/** `[entity.variant.2]` The title before its last '/'; without a title, the first option. */
export function sizeOf({ title, selectedOptions }: Pick<Variant, 'title' | 'selectedOptions'>): string {
  const end = title.lastIndexOf('/');
  const size = (end === -1 ? title : title.slice(0, end)).trim();
  return size === '' ? (selectedOptions[0]?.value ?? '') : size;
}

/** The title that the platform gives to a variant without options; shoppers never read it. */
export const NO_TITLE = 'Default Title';
const ONE_SIZE = 'One size';

/** The size as shoppers know it; null for a variant without options. */
export function namedSize(variant: Pick<Variant, 'title' | 'selectedOptions'>): string | null {
  const size = sizeOf(variant);
  return size === '' || size === NO_TITLE ? null : size;
}

/** The size as a choice among others. */
export function shownSize(variant: Pick<Variant, 'title' | 'selectedOptions'>): string {
  return namedSize(variant) ?? ONE_SIZE;
}

/** `[const.stock-labels.4]` */
export function sizeColumns(variantCount: number): 4 | 6 {
  return variantCount > 8 ? 6 : 4;
}

/**
 * `[screen.route-table.36]` `[state.product-detail-page.3]` The variant chosen when the page opens: the only
 * one, else that of `?variant=` (numeric or global id), else the first of an appointment. Null without a choice.
 */
export function preselectedVariantId(
  variants: readonly Pick<Variant, 'id'>[],
  requested: string | null,
  isAppointment: boolean,
): string | null {
  const first = variants[0]?.id ?? null;
  if (variants.length === 1) return first;
  const id = /(?:^|\/)(\d+)$/.exec(requested?.trim() ?? '')?.[1];
  const named = variants.find((variant) => variant.id === id);
  return named?.id ?? (isAppointment ? first : null);
}
