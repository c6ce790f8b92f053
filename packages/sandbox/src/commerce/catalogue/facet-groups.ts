import { countOptionValues, optionValue, rowOf } from './facet-rows.ts';
import { bitOf, compileFacets, type Facet, type FacetSources, missesOf, optionGroup } from './facets.ts';
import type { ProductRecord } from './records.ts';

export interface FacetGroup {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  values: { id: string; label: string; count: number; input: string }[];
}

/**
 * The filters of a set of products under the chosen ones. The count beside a value is what the other kinds' filters
 * leave of that value, so a chosen value leaves the others of its kind to choose from.
 */
export function facetGroups(
  products: readonly ProductRecord[],
  facets: readonly Facet[],
  sources: FacetSources,
): FacetGroup[] {
  const counts = new FacetCounts(facets, sources);
  for (const product of products) counts.add(product);
  return counts.groups();
}

const none = -1;
const several = -2;

class FacetCounts {
  private readonly types = new Counter();
  private readonly vendors = new Counter();
  private readonly options = new OptionCounter();
  private inStock = 0;
  private outOfStock = 0;
  private priced = 0;
  private maxPrice = 0;
  private readonly compiled;
  private readonly sources;
  private readonly places;
  private readonly bits;

  constructor(facets: readonly Facet[], sources: FacetSources) {
    this.sources = sources;
    this.compiled = compileFacets(facets, sources);
    const { ofProducts, ofVariants } = this.compiled;
    this.places = {
      type: ofProducts.findIndex(({ name }) => name === 'type'),
      vendor: ofProducts.findIndex(({ name }) => name === 'vendor'),
    };
    this.bits = {
      available: bitOf(ofVariants.findIndex(({ name }) => name === 'available')),
      price: bitOf(ofVariants.findIndex(({ name }) => name === 'price')),
    };
  }

  add(product: ProductRecord): void {
    const missed = this.missedBy(product);
    if (missed === several) return;
    const hasMatch = this.addVariants(product, missed === none);
    if (!hasMatch) return;
    const { type, vendor } = this.places;
    if (missed === none || missed === type) this.types.add(product.data.productType);
    if (missed === none || missed === vendor) this.vendors.add(product.data.vendor);
  }

  /** Which kind of filter on products the product misses, if it is one. */
  private missedBy(product: ProductRecord): number {
    let missed = none;
    const { ofProducts } = this.compiled;
    for (let at = 0; at < ofProducts.length; at += 1) {
      if (ofProducts[at]?.fits(product)) continue;
      if (missed !== none) return several;
      missed = at;
    }
    return missed;
  }

  /** Counts the variants' values, unless the product is out; returns whether a variant matches all filters. */
  private addVariants(product: ProductRecord, isIn: boolean): boolean {
    const { ofVariants } = this.compiled;
    if (ofVariants.length === 0) {
      if (isIn) this.addWhole(product);
      return true;
    }
    const row = rowOf(product, this.sources.stock);
    const optionBits = row.names.map((name) =>
      bitOf(ofVariants.findIndex((group) => group.name === optionGroup(name))),
    );
    const { available, price } = this.bits;
    const misses = missesOf(product, row, ofVariants);
    if (!isIn) return misses.includes(0);
    const seen = { available: false, unavailable: false, price: false };
    let maxCents = 0;
    this.options.start();
    for (let at = 0; at < misses.length; at += 1) {
      const missed = misses[at] ?? 0;
      // A variant counts for a kind of filter when it misses that kind at most.
      if ((missed & (missed - 1)) !== 0) continue;
      if (missed === 0 || missed === available) {
        if (row.available[at] === 1) seen.available = true;
        else seen.unavailable = true;
      }
      if (missed === 0 || missed === price) {
        seen.price = true;
        if ((row.cents[at] ?? 0) > maxCents) maxCents = row.cents[at] ?? 0;
      }
      for (let option = 0; option < optionBits.length; option += 1) {
        if (missed === 0 || missed === optionBits[option]) this.options.add(row.values[option]?.[at] ?? 0);
      }
    }
    if (seen.available) this.inStock += 1;
    if (seen.unavailable) this.outOfStock += 1;
    if (seen.price) this.priced += 1;
    this.addPrice(maxCents);
    return misses.includes(0);
  }

  /** Without filters on variants every variant counts. */
  private addWhole(product: ProductRecord): void {
    const row = rowOf(product, this.sources.stock);
    if (row.available.includes(1)) this.inStock += 1;
    if (row.available.includes(0)) this.outOfStock += 1;
    if (product.data.variants.length > 0) this.priced += 1;
    this.addPrice(product.maxCents);
    this.options.start();
    for (const values of row.distinct) for (const value of values) this.options.add(value);
  }

  private addPrice(cents: number): void {
    const price = this.sources.priceOf(cents);
    if (price > this.maxPrice) this.maxPrice = price;
  }

  groups(): FacetGroup[] {
    const price = {
      id: 'filter.v.price',
      label: 'Price',
      count: this.priced,
      input: JSON.stringify({ price: { min: 0, max: this.maxPrice / 100 } }),
    };
    return [
      {
        id: 'filter.v.availability',
        label: 'Availability',
        type: 'LIST',
        values: [
          availability('1', 'In stock', this.inStock, true),
          availability('0', 'Out of stock', this.outOfStock, false),
        ],
      },
      { id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE', values: [price] },
      list('filter.p.product_type', 'Product type', this.types.sorted(), (productType) => ({ productType })),
      list('filter.p.vendor', 'Brand', this.vendors.sorted(), (productVendor) => ({ productVendor })),
      ...this.options.sorted().map(({ name, label, values }) =>
        list(`filter.v.option.${slug(label)}`, label, values, (value) => ({
          variantOption: { name, value },
        })),
      ),
    ];
  }
}

function availability(tail: string, label: string, count: number, available: boolean) {
  return { id: `filter.v.availability.${tail}`, label, count, input: JSON.stringify({ available }) };
}

function list(
  id: string,
  label: string,
  values: readonly Counted[],
  input: (value: string) => object,
): FacetGroup {
  return {
    id,
    label,
    type: 'LIST',
    values: values.map((value) => ({
      id: `${id}.${slug(value.label)}`,
      label: value.label,
      count: value.count,
      input: JSON.stringify(input(value.label)),
    })),
  };
}

interface Counted {
  label: string;
  count: number;
}

const { compare: inOrder } = new Intl.Collator('en');

/** Values whatever their case, because filters compare them so; the first spelling is shown. */
class Counter {
  private readonly counts = new Map<string, Counted>();
  private readonly folded = new Map<string, Counted>();

  add(label: string): void {
    if (label === '') return;
    const known = this.counts.get(label) ?? this.enter(label);
    known.count += 1;
  }

  private enter(label: string): Counted {
    const key = label.toLowerCase();
    const counted = this.folded.get(key) ?? { label, count: 0 };
    this.folded.set(key, counted);
    this.counts.set(label, counted);
    return counted;
  }

  sorted(): Counted[] {
    return [...this.folded.values()].sort((a, b) => inOrder(a.label, b.label));
  }
}

/** Counts products by option value: a product counts once, however many of its variants have the value. */
class OptionCounter {
  private counts = new Int32Array(countOptionValues() + 64);
  private lastSeenIn = new Int32Array(countOptionValues() + 64);
  private product = 0;
  private readonly order: number[] = [];

  start(): void {
    this.product += 1;
  }

  add(value: number): void {
    if (value >= this.counts.length) this.grow(value);
    if (this.lastSeenIn[value] === this.product) return;
    this.lastSeenIn[value] = this.product;
    if (this.counts[value] === 0) this.order.push(value);
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }

  private grow(value: number): void {
    const [counts, lastSeenIn] = [new Int32Array(value * 2), new Int32Array(value * 2)];
    counts.set(this.counts);
    lastSeenIn.set(this.lastSeenIn);
    this.counts = counts;
    this.lastSeenIn = lastSeenIn;
  }

  /** By option, in the order in which the products show them. */
  sorted(): { name: string; label: string; values: Counted[] }[] {
    const options = new Map<string, { name: string; label: string; values: Counted[] }>();
    for (const number of this.order) {
      const value = optionValue(number);
      if (!value || value.label === '') continue;
      const option = options.get(value.option) ?? {
        name: value.option,
        label: value.optionLabel,
        values: [],
      };
      options.set(value.option, option);
      option.values.push({ label: value.label, count: this.counts[number] ?? 0 });
    }
    for (const { values } of options.values()) values.sort((a, b) => inOrder(a.label, b.label));
    return [...options.values()];
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
