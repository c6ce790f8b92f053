import type { ProductRecord } from './records.ts';
import type { Stock } from './stock.ts';

/** A product's variants in numbers: a filter over 300,000 variants has no time for strings. */
export interface FacetRow {
  /** Lower-case names of the options. */
  names: string[];
  /** By option, the number of each variant's value. */
  values: Int32Array[];
  /** By option, the numbers of its values, each once. */
  distinct: number[][];
  /** US cents of each variant. */
  cents: Int32Array;
  /** 1 for each variant that is for sale. */
  available: Uint8Array;
  stockVersion: number;
}

/** A value of an option, whatever its case. */
export interface OptionValue {
  /** Lower-case name of the option. */
  option: string;
  optionLabel: string;
  label: string;
}

/** By number; without an entry while only a filter has named the value. */
const known: (OptionValue | undefined)[] = [];
const numbers = new Map<string, number>();

/** The number of an option's value; option values are few, so they stay for the process. */
export function numberOfValue(option: string, value: string): number {
  const key = `${option.toLowerCase()}\n${value.toLowerCase()}`;
  const found = numbers.get(key);
  if (found !== undefined) return found;
  numbers.set(key, known.length);
  known.push(undefined);
  return known.length - 1;
}

/** Remembers how the first product spells the value. */
function numberOfShown(option: string, value: string): number {
  const number = numberOfValue(option, value);
  known[number] ??= { option: option.toLowerCase(), optionLabel: option, label: value };
  return number;
}

export function optionValue(number: number): OptionValue | undefined {
  return known[number];
}

/** How many numbers there are. */
export function countOptionValues(): number {
  return known.length;
}

const rows = new WeakMap<ProductRecord, FacetRow>();

export function rowOf(product: ProductRecord, stock: Stock): FacetRow {
  const row = rows.get(product) ?? makeRow(product);
  if (row.stockVersion !== stock.version) {
    const { variants } = product.data;
    for (let at = 0; at < variants.length; at += 1) {
      const variant = variants[at];
      row.available[at] = variant && stock.isAvailable(variant) ? 1 : 0;
    }
    row.stockVersion = stock.version;
  }
  return row;
}

function makeRow(product: ProductRecord): FacetRow {
  const { optionNames, variants } = product.data;
  const values = optionNames.map((name, option) =>
    Int32Array.from(variants, (variant) => numberOfShown(name, variant.optionValues[option] ?? '')),
  );
  const row: FacetRow = {
    names: optionNames.map((name) => name.toLowerCase()),
    values,
    distinct: values.map((list) => [...new Set(list)]),
    cents: Int32Array.from(variants, ({ priceCents }) => priceCents),
    available: new Uint8Array(variants.length),
    stockVersion: -1,
  };
  rows.set(product, row);
  return row;
}
