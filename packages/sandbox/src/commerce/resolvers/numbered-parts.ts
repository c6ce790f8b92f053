import type { CatalogueMetafield } from '../../world/catalogue.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { CollectionRecord, MetafieldRecord, ProductRecord } from '../catalogue/records.ts';
import { stableNumber } from '../gid.ts';

/** An option of a product, and its value where one is meant. */
interface OptionPlace {
  product: ProductRecord;
  option: number;
  value: number;
}

interface Parts {
  options: Map<number, OptionPlace>;
  values: Map<number, OptionPlace>;
  metafields: Map<number, MetafieldRecord>;
}

export function optionNumber(product: ProductRecord, option: number): number {
  return stableNumber(`option/${product.data.id}/${product.data.optionNames[option]}`);
}

/** Depends on the value's name, not on its place, so that a new size changes no other id. */
export function valueNumber(product: ProductRecord, option: number, name: string): number {
  return stableNumber(`value/${product.data.id}/${product.data.optionNames[option]}/${name}`);
}

/** The values of an option, each once, in the order of the variants. */
export function valueNames(product: ProductRecord, option: number): string[] {
  return [...new Set(product.data.variants.map((variant) => variant.optionValues[option] ?? ''))];
}

export function metafieldRecord(
  parent: ProductRecord | CollectionRecord,
  field: CatalogueMetafield,
): MetafieldRecord {
  const id = stableNumber(`${parent.__typename}/${parent.data.id}/${field.namespace}.${field.key}`);
  return { __typename: 'Metafield', id, field, updatedAt: parent.data.updatedAt, parent };
}

const indexed = new WeakMap<CatalogueIndex, Parts>();

/** Parts that have a global id but no place of their own in the catalogue; indexed when first one is looked up. */
export function partsOf(catalogue: CatalogueIndex): Parts {
  const known = indexed.get(catalogue);
  if (known) return known;
  const parts: Parts = { options: new Map(), values: new Map(), metafields: new Map() };
  for (const product of catalogue.products) {
    for (let option = 0; option < product.data.optionNames.length; option += 1) {
      parts.options.set(optionNumber(product, option), { product, option, value: 0 });
      for (const [value, name] of valueNames(product, option).entries()) {
        parts.values.set(valueNumber(product, option, name), { product, option, value });
      }
    }
  }
  for (const owner of [...catalogue.products, ...catalogue.collections]) {
    for (const field of owner.data.metafields) {
      const record = metafieldRecord(owner, field);
      parts.metafields.set(record.id, record);
    }
  }
  indexed.set(catalogue, parts);
  return parts;
}
