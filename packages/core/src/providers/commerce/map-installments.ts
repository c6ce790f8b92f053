import type { InstallmentPricing } from '../../product/product.ts';
import type { InstallmentsQuery } from './generated/storefront.generated.d.ts';
import { readNumber, readText, type Wire } from './wire.ts';

type WirePricing = Extract<InstallmentsQuery['nodes'][number], { id: string }>['shopPayInstallmentsPricing'];

/** How many payments an instalment plan has when the platform does not say. */
const USUAL_INSTALLMENTS = 4;

/** Null for what names no payment. */
export function toInstallments(pricing: Wire<WirePricing>): InstallmentPricing | null {
  const pricePerTerm = readText(pricing?.pricePerTerm?.amount);
  const currencyCode = readText(pricing?.pricePerTerm?.currencyCode);
  if (!pricing || pricePerTerm === null || currencyCode === null) return null;
  return {
    available: pricing.available === true,
    eligible: pricing.eligible === true,
    count: readNumber(pricing.installmentsCount?.count) ?? USUAL_INSTALLMENTS,
    pricePerTerm,
    currencyCode,
  };
}
