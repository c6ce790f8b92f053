import type { InstallmentPricing } from '../../product/product.ts';
import type { ProductVariantFieldsAnswer } from './generated/answer-shapes.ts';

/** How many payments an instalment plan has when the platform does not say. */
const USUAL_INSTALLMENTS = 4;

/** Null without a plan. */
export function toInstallments(
  pricing: ProductVariantFieldsAnswer['shopPayInstallmentsPricing'],
): InstallmentPricing | null {
  return (
    pricing && {
      available: pricing.available,
      eligible: pricing.eligible,
      count: pricing.installmentsCount?.count ?? USUAL_INSTALLMENTS,
      pricePerTerm: pricing.pricePerTerm.amount,
      currencyCode: pricing.pricePerTerm.currencyCode,
    }
  );
}
