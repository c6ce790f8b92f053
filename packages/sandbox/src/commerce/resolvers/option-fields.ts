import type { ProductRecord, VariantRecord } from '../catalogue/records.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';

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

const optionsPerProduct = 10;
const valuesPerOption = 1000;

export function optionsOf(product: ProductRecord): OptionRecord[] {
  return product.data.optionNames.map((_name, at) => ({ __typename: 'ProductOption', product, at }));
}

function valuesOf(option: OptionRecord): OptionValueRecord[] {
  const names = new Set(option.product.data.variants.map((variant) => variant.optionValues[option.at] ?? ''));
  return [...names].map((name, at) => ({ __typename: 'ProductOptionValue', option, at, name }));
}

function optionNumber({ product, at }: OptionRecord): number {
  return product.data.id * optionsPerProduct + at;
}

export function optionOf(id: string, { shop }: Context): OptionRecord | null {
  const number = Number(id);
  const product = shop.catalogue.productById(String(Math.floor(number / optionsPerProduct)));
  return (product && optionsOf(product)[number % optionsPerProduct]) ?? null;
}

export function optionValueOf(id: string, context: Context): OptionValueRecord | null {
  const number = Number(id);
  const option = optionOf(String(Math.floor(number / valuesPerOption)), context);
  return (option && valuesOf(option)[number % valuesPerOption]) ?? null;
}

export const optionFields: FieldMap<OptionRecord> = {
  id: (option) => gid('ProductOption', optionNumber(option)),
  name: ({ product, at }) => product.data.optionNames[at],
  optionValues: valuesOf,
  values: (option) => valuesOf(option).map(({ name }) => name),
};

export const optionValueFields: FieldMap<OptionValueRecord> = {
  id: ({ option, at }) => gid('ProductOptionValue', optionNumber(option) * valuesPerOption + at),
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
