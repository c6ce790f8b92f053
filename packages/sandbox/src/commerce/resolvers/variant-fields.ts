import { imageRecord } from '../catalogue/media.ts';
import type { VariantRecord } from '../catalogue/records.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { emptyConnection, type PageArgs } from '../graphql/page.ts';
import type { Country } from '../market/countries.ts';
import { localPrice, type MoneyV2, moneyV2, settle } from '../market/currency-amounts.ts';
import { variantPrice } from '../market/variant-price.ts';
import { storeAvailability } from './location-fields.ts';
import { noMetafieldFields } from './no-metafields.ts';
import { planAllocations } from './selling-plan-fields.ts';

function countryFor(variant: VariantRecord, { statedCountry, country }: Context): Country {
  return statedCountry ?? variant.country ?? country;
}

function price(variant: VariantRecord, context: Context): MoneyV2 {
  const country = countryFor(variant, context);
  return moneyV2(variantPrice(variant, country), country.currency);
}

function compareAtPrice(variant: VariantRecord, context: Context): MoneyV2 | null {
  const country = countryFor(variant, context);
  const { compareAtCents } = variant.data;
  return compareAtCents === null ? null : moneyV2(localPrice(compareAtCents, country), country.currency);
}

function unitPrice(variant: VariantRecord, _args: object, context: Context): MoneyV2 | null {
  const { contents, priceCents } = variant.data;
  if (!contents) return null;
  const country = countryFor(variant, context);
  const perUnit = (localPrice(priceCents, country) * contents.per) / contents.quantity;
  return moneyV2(settle(perUnit, country.currency), country.currency);
}

/** Instalments are offered only in the home market, between 50 and 3,000 dollars. */
export const instalments = { count: 4, minCents: 50_00, maxCents: 3000_00, country: 'US' };

function instalmentPricing(variant: VariantRecord, context: Context): unknown {
  const country = countryFor(variant, context);
  if (country.code !== instalments.country) return null;
  const { priceCents } = variant.data;
  return {
    __typename: 'ShopPayInstallmentsProductVariantPricing',
    id: gid('ShopPayInstallmentsProductVariantPricing', variant.data.id),
    available: context.shop.stock.isAvailable(variant.data),
    eligible: priceCents >= instalments.minCents && priceCents <= instalments.maxCents,
    fullPrice: moneyV2(priceCents, country.currency),
    installmentsCount: { count: instalments.count, precision: 'EXACT' },
    pricePerTerm: moneyV2(settle(priceCents / instalments.count, country.currency), country.currency),
  };
}

export const variantFields: FieldMap<VariantRecord> = {
  ...noMetafieldFields,
  id: ({ data }) => gid('ProductVariant', data.id),
  title: ({ data }) => data.optionValues.join(' / ') || 'Default Title',
  sku: ({ data }) => data.sku,
  barcode: () => null,
  price: (variant, _args, context) => price(variant, context),
  priceV2: (variant, _args, context) => price(variant, context),
  compareAtPrice: (variant, _args, context) => compareAtPrice(variant, context),
  compareAtPriceV2: (variant, _args, context) => compareAtPrice(variant, context),
  availableForSale: ({ data }, _args, { shop }) => shop.stock.isAvailable(data),
  currentlyNotInStock: () => false,
  quantityAvailable: ({ data }, _args, { shop }) => shop.stock.of(data),
  image: ({ product }) => {
    const first = product.data.pictures[0];
    return first ? imageRecord(first) : null;
  },
  selectedOptions: ({ data, product }) =>
    product.data.optionNames.map((name, at) => ({ name, value: data.optionValues[at] ?? '' })),
  requiresShipping: ({ data }) => data.requiresShipping,
  requiresComponents: () => false,
  taxable: ({ product }) => !product.data.isGiftCard,
  weight: ({ data }) => data.weightGrams / 1000,
  weightUnit: () => 'KILOGRAMS',
  unitPrice,
  unitPriceMeasurement: ({ data: { contents } }) =>
    contents
      ? {
          measuredType: contents.type,
          quantityUnit: contents.unit,
          quantityValue: contents.quantity,
          referenceUnit: contents.unit,
          referenceValue: contents.per,
        }
      : null,
  quantityRule: () => ({ increment: 1, maximum: null, minimum: 1 }),
  quantityPriceBreaks: () => emptyConnection,
  components: () => emptyConnection,
  groupedBy: () => emptyConnection,
  sellingPlanAllocations: (variant, args: PageArgs, context) => {
    const country = countryFor(variant, context);
    return planAllocations(variant.product, localPrice(variant.data.priceCents, country), country, args);
  },
  storeAvailability,
  shopPayInstallmentsPricing: (variant, _args, context) => instalmentPricing(variant, context),
};
