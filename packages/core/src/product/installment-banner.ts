import { isVariantAvailable } from './availability.ts';
import type { InstallmentPricing, Variant } from './product.ts';

/** `[rule.checkout-and-installments.3]` Only to US shoppers, when eligible and available. Null: no banner. */
export function installmentBanner(
  installments: InstallmentPricing | null,
  country: string,
): Pick<InstallmentPricing, 'count' | 'pricePerTerm' | 'currencyCode'> | null {
  if (country !== 'US' || !installments?.eligible || !installments.available) return null;
  const { count, pricePerTerm, currencyCode } = installments;
  return { count, pricePerTerm, currencyCode };
}

/** The terms of one variant: `count` payments of `amount`, a text with its currency's symbol. */
export interface PageInstallments {
  count: number;
  amount: string;
}

interface Priced extends Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'> {
  installments: PageInstallments | null;
}

/**
 * `[rule.checkout-and-installments.3]` The terms of the chosen variant; before a choice those that all share which
 * can be bought. Null: no banner.
 */
export function installmentsShown(
  variants: readonly Priced[],
  chosen: Priced | null,
): PageInstallments | null {
  if (chosen) return isVariantAvailable(chosen) ? chosen.installments : null;
  const [first = null, ...others] = variants
    .filter(isVariantAvailable)
    .map(({ installments }) => installments);
  const isShared = others.every(
    (installments) => installments?.count === first?.count && installments?.amount === first?.amount,
  );
  return isShared ? first : null;
}
