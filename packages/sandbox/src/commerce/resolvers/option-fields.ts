import type { ProductRecord, VariantRecord } from '../catalogue/records.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { optionNumber, partsOf, valueNames, valueNumber } from './numbered-parts.ts';

export interface OptionRecord {
  __typename: 'ProductOption';
  product: ProductRecord;
  at: number;
}

export interface OptionValueRecord {
  __typename: 'ProductOptionValue';
  option: OptionRecord;
  at: number;
  name: string;
}

export function optionsOf(product: ProductRecord): OptionRecord[] {
  return product.data.optionNames.map((_name, at) => ({ __typename: 'ProductOption', product, at }));
}

function valuesOf(option: OptionRecord): OptionValueRecord[] {
  return valueNames(option.product, option.at).map((name, at) => ({
    __typename: 'ProductOptionValue',
    option,
    at,
    name,
  }));
}

export function optionOf(id: string, { shop }: Context): OptionRecord | null {
  const found = partsOf(shop.catalogue).options.get(Number(id));
  return (found && optionsOf(found.product)[found.option]) ?? null;
}

export function optionValueOf(id: string, { shop }: Context): OptionValueRecord | null {
  const found = partsOf(shop.catalogue).values.get(Number(id));
  const option = found && optionsOf(found.product)[found.option];
  return (option && valuesOf(option)[found.value]) ?? null;
}

export const optionFields: FieldMap<OptionRecord> = {
  id: (option) => gid('ProductOption', optionNumber(option.product, option.at)),
  name: ({ product, at }) => product.data.optionNames[at],
  optionValues: valuesOf,
  values: (option) => valuesOf(option).map(({ name }) => name),
};

export const optionValueFields: FieldMap<OptionValueRecord> = {
  id: ({ option, name }) => gid('ProductOptionValue', valueNumber(option.product, option.at, name)),
  firstSelectableVariant: ({ option, name }): VariantRecord | null => {
    const { product } = option;
    const data = product.data.variants.find((variant) => variant.optionValues[option.at] === name);
    return data ? { __typename: 'ProductVariant', data, product, country: null } : null;
  },
  swatch: ({ option, name }) => {
    const { product } = option;
    const isColour = /^colou?r$/i.test(product.data.optionNames[option.at] ?? '');
    return isColour && name === product.data.colour ? { color: product.data.colourHex, image: null } : null;
  },
};
