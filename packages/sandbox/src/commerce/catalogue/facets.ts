import type { ProductRecord } from './records.ts';
import type { Stock } from './stock.ts';

/** A Storefront API `ProductFilter`; prices already in US cents. */
export interface Facet {
  available?: boolean | null;
  price?: { minCents: number; maxCents: number } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  productMetafield?: { namespace: string; key: string; value: string } | null;
  /** Filters by something that the catalogue does not have (categories, variant metafields): finds nothing. */
  isUnknown?: boolean;
}

/**
 * The products that match the filters. As on the platform: filters of one kind are alternatives, different
 * kinds must all match, and one variant must match option, price and availability together.
 */
export function filterProducts(
  products: readonly ProductRecord[],
  facets: readonly Facet[],
  stock: Stock,
): ProductRecord[] {
  if (facets.length === 0) return [...products];
  const groups = Map.groupBy(facets, groupOf);
  const productGroups = [...groups].filter(([name]) => !isVariantGroup(name)).map(([, list]) => list);
  const variantGroups = [...groups].filter(([name]) => isVariantGroup(name)).map(([, list]) => list);
  return products.filter((product) => {
    if (!productGroups.every((list) => list.some((facet) => fitsProduct(product, facet)))) return false;
    if (variantGroups.length === 0) return true;
    return product.data.variants.some((variant) =>
      variantGroups.every((list) => list.some((facet) => fitsVariant(product, variant, facet, stock))),
    );
  });
}

function groupOf(facet: Facet): string {
  if (typeof facet.available === 'boolean') return 'available';
  if (facet.price) return 'price';
  if (facet.variantOption) return `option ${facet.variantOption.name.toLowerCase()}`;
  if (facet.productType) return 'type';
  if (facet.productVendor) return 'vendor';
  if (facet.tag) return 'tag';
  if (facet.productMetafield) {
    return `metafield ${facet.productMetafield.namespace}.${facet.productMetafield.key}`;
  }
  return facet.isUnknown ? 'unknown' : 'empty';
}

function isVariantGroup(name: string): boolean {
  return name === 'available' || name === 'price' || name.startsWith('option ');
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

function fitsVariant(
  product: ProductRecord,
  variant: ProductRecord['data']['variants'][number],
  facet: Facet,
  stock: Stock,
): boolean {
  if (typeof facet.available === 'boolean') return stock.isAvailable(variant) === facet.available;
  if (facet.price) {
    return variant.priceCents >= facet.price.minCents && variant.priceCents <= facet.price.maxCents;
  }
  const { variantOption } = facet;
  if (!variantOption) return true;
  return product.data.optionNames.some(
    (name, at) =>
      name.toLowerCase() === variantOption.name.toLowerCase() &&
      variant.optionValues[at]?.toLowerCase() === variantOption.value.toLowerCase(),
  );
}

export interface FacetGroup {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  values: { id: string; label: string; count: number; input: string }[];
}

/** The filters of a set of products, each value with its number of products. */
export function facetGroups(
  products: readonly ProductRecord[],
  stock: Stock,
  price: (cents: number) => number,
): FacetGroup[] {
  const types = new Counter();
  const vendors = new Counter();
  const options = new Map<string, Counter>();
  let available = 0;
  let max = 0;
  for (const product of products) {
    types.add(product.data.productType);
    vendors.add(product.data.vendor);
    if (stock.hasAny(product)) available += 1;
    if (product.maxCents > max) max = product.maxCents;
    for (const [at, name] of product.data.optionNames.entries()) {
      const counter = options.get(name) ?? new Counter();
      options.set(name, counter);
      const values = new Set(product.data.variants.map((variant) => variant.optionValues[at] ?? ''));
      for (const value of values) counter.add(value);
    }
  }
  const list = (id: string, label: string, counter: Counter, input: (value: string) => object) => ({
    id,
    label,
    type: 'LIST' as const,
    values: counter.sorted().map(([value, count]) => ({
      id: `${id}.${slug(value)}`,
      label: value,
      count,
      input: JSON.stringify(input(value)),
    })),
  });
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      values: [
        ['1', 'In stock', available, true] as const,
        ['0', 'Out of stock', products.length - available, false] as const,
      ].map(([tail, label, count, value]) => ({
        id: `filter.v.availability.${tail}`,
        label,
        count,
        input: JSON.stringify({ available: value }),
      })),
    },
    {
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      values: [
        {
          id: 'filter.v.price',
          label: 'Price',
          count: 0,
          input: JSON.stringify({ price: { min: 0, max: price(max) / 100 } }),
        },
      ],
    },
    list('filter.p.product_type', 'Product type', types, (productType) => ({ productType })),
    list('filter.p.vendor', 'Brand', vendors, (productVendor) => ({ productVendor })),
    ...[...options].map(([name, counter]) =>
      list(`filter.v.option.${slug(name)}`, name, counter, (value) => ({
        variantOption: { name: name.toLowerCase(), value },
      })),
    ),
  ];
}

class Counter {
  private readonly counts = new Map<string, number>();

  add(value: string): void {
    if (value !== '') this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  sorted(): [string, number][] {
    return [...this.counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
