import { vendors } from '../../seed/design.ts';
import type { ProductRecord, VariantRecord } from '../catalogue/records.ts';
import type { Country } from './countries.ts';
import { localPrice, settle } from './currency-amounts.ts';

export function isProtection({ data }: ProductRecord): boolean {
  return data.vendor === vendors.protection;
}

/** A price of the product in hundredths of a country's currency. */
export function productPrice(product: ProductRecord, priceCents: number, country: Country): number {
  // `[const.locale-and-currency.5]` The shop has given each of its markets the same number as a fixed price.
  return isProtection(product) ? settle(priceCents, country.currency) : localPrice(priceCents, country);
}

export function variantPrice({ data, product }: VariantRecord, country: Country): number {
  return productPrice(product, data.priceCents, country);
}
