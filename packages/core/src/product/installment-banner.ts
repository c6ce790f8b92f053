import type { InstallmentPricing } from './product.ts';

/** `[rule.checkout-and-installments.3]` Only to US shoppers, when eligible and available. Null: no banner. */
export function installmentBanner(
  installments: InstallmentPricing | null,
  country: string,
): Pick<InstallmentPricing, 'count' | 'pricePerTerm' | 'currencyCode'> | null {
  if (country !== 'US' || !installments?.eligible || !installments.available) return null;
  const { count, pricePerTerm, currencyCode } = installments;
  return { count, pricePerTerm, currencyCode };
}
