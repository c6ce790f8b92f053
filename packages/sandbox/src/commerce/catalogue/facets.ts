import { type FacetRow, numberOfValue, rowOf } from './facet-rows.ts';
import type { ProductRecord } from './records.ts';
import type { Stock } from './stock.ts';

/** A Storefront API `ProductFilter` with one of its fields. */
export interface Facet {
  available?: boolean | null;
  /** Hundredths of the shopper's currency, as the prices that she sees. */
  price?: { min: number; max: number } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  productMetafield?: { namespace: string; key: string; value: string } | null;
  /** Filters by something that the catalogue does not have (categories, variant metafields): finds nothing. */
  isUnknown?: boolean;
}

/** What filters compare with. */
export interface FacetSources {
  stock: Stock;
  /** Hundredths that the shopper sees for US cents; never falls when the cents rise. */
  priceOf(cents: number): number;
}

export interface ProductGroup {
  name: string;
  fits(product: ProductRecord): boolean;
}

export interface VariantGroup {
  name: string;
  /** Sets the bit of each variant that misses the group's filters. */
  mark(product: ProductRecord, row: FacetRow, misses: Int32Array, bit: number): void;
}

/** Filters by kind: those of one kind are alternatives, different kinds must all match. */
export interface CompiledFacets {
  ofProducts: ProductGroup[];
  ofVariants: VariantGroup[];
}

/**
 * The products that match the filters. As on the platform, one variant must match option, price and availability
 * together.
 */
export function filterProducts(
  products: readonly ProductRecord[],
  facets: readonly Facet[],
  sources: FacetSources,
): ProductRecord[] {
  if (facets.length === 0) return [...products];
  const { ofProducts, ofVariants } = compileFacets(facets, sources);
  return products.filter((product) => {
    if (!ofProducts.every((group) => group.fits(product))) return false;
    if (ofVariants.length === 0) return true;
    const misses = missesOf(product, rowOf(product, sources.stock), ofVariants);
    return misses.includes(0);
  });
}

let buffer = new Int32Array(4096);

/**
 * For each variant of a product, the groups that it misses as bits: 0 for a variant that matches all. The array is
 * used again by the next call.
 */
export function missesOf(product: ProductRecord, row: FacetRow, groups: readonly VariantGroup[]): Int32Array {
  const { length } = product.data.variants;
  if (length > buffer.length) buffer = new Int32Array(length * 2);
  const misses = buffer.subarray(0, length).fill(0);
  for (let at = 0; at < groups.length; at += 1) groups[at]?.mark(product, row, misses, bitOf(at));
  return misses;
}

/** The bit of a group; filters by more kinds than an integer has bits share the last. */
export function bitOf(group: number): number {
  return group < 0 ? 0 : 1 << Math.min(group, 30);
}

export function compileFacets(facets: readonly Facet[], sources: FacetSources): CompiledFacets {
  const compiled: CompiledFacets = { ofProducts: [], ofVariants: [] };
  for (const [name, list] of Map.groupBy(facets, groupOf)) {
    const ofVariants = variantTest(name, list, sources);
    if (ofVariants) compiled.ofVariants.push({ name, mark: ofVariants });
    else
      compiled.ofProducts.push({
        name,
        fits: (product) => list.some((facet) => fitsProduct(product, facet)),
      });
  }
  return compiled;
}

function groupOf(facet: Facet): string {
  if (typeof facet.available === 'boolean') return 'available';
  if (facet.price) return 'price';
  if (facet.variantOption) return optionGroup(facet.variantOption.name);
  if (facet.productType) return 'type';
  if (facet.productVendor) return 'vendor';
  if (facet.tag) return 'tag';
  if (facet.productMetafield) {
    return `metafield ${facet.productMetafield.namespace}.${facet.productMetafield.key}`;
  }
  return facet.isUnknown ? 'unknown' : 'empty';
}

export function optionGroup(name: string): string {
  return `option ${name.toLowerCase()}`;
}

function variantTest(
  name: string,
  facets: readonly Facet[],
  { priceOf }: FacetSources,
): VariantGroup['mark'] | null {
  if (name === 'available') {
    const isWanted = [false, true].map((wanted) => facets.some(({ available }) => available === wanted));
    return (_product, { available }, misses, bit) => {
      for (let at = 0; at < misses.length; at += 1) {
        if (!isWanted[available[at] ?? 0]) misses[at] = (misses[at] ?? 0) | bit;
      }
    };
  }
  if (name === 'price') {
    const ranges = facets.flatMap(({ price }) => price ?? []);
    return (_product, { cents }, misses, bit) => {
      for (let at = 0; at < misses.length; at += 1) {
        const price = priceOf(cents[at] ?? 0);
        if (!isInRange(price, ranges)) misses[at] = (misses[at] ?? 0) | bit;
      }
    };
  }
  if (!name.startsWith('option ')) return null;
  const options = facets.flatMap(({ variantOption }) => variantOption ?? []);
  const wanted = [...new Set(options.map((option) => numberOfValue(option.name, option.value)))];
  const optionName = options[0]?.name.toLowerCase() ?? '';
  return (_product, row, misses, bit) => {
    const values = row.values[row.names.indexOf(optionName)];
    for (let at = 0; at < misses.length; at += 1) {
      if (!values || !wanted.includes(values[at] ?? -1)) misses[at] = (misses[at] ?? 0) | bit;
    }
  };
}

function isInRange(price: number, ranges: readonly { min: number; max: number }[]): boolean {
  for (const { min, max } of ranges) if (price >= min && price <= max) return true;
  return false;
}

function fitsProduct({ data, tags }: ProductRecord, facet: Facet): boolean {
  if (facet.productType) return data.productType.toLowerCase() === facet.productType.toLowerCase();
  if (facet.productVendor) return data.vendor.toLowerCase() === facet.productVendor.toLowerCase();
  if (facet.tag) return tags.has(facet.tag.toLowerCase());
  if (facet.productMetafield) {
    const { namespace, key, value } = facet.productMetafield;
    return data.metafields.some(
      (field) => field.namespace === namespace && field.key === key && field.value === value,
    );
  }
  return !facet.isUnknown;
}
