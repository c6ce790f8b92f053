import { Fault } from '../fault.ts';
import { toCents } from '../money.ts';
import { toGid, toNumericId } from './identifiers.ts';
import { readIndexMetafields } from './index-metafields.ts';
import { normaliseProduct } from './normalise.ts';
import type { Product, ProductImage, Variant } from './product.ts';
import { type Fields, readFields, readJson, readText, readTexts } from './read-value.ts';

/** Is called for everything that was dropped because it is malformed. */
export type ReportFault = (fault: Fault) => void;

/**
 * A product from a flat search result. Null, with a reported fault, when it has no id, handle or price; a variant without
 * an id or price is dropped and reported, too. Accepts any JSON and never throws.
 */
export function fromSearch(result: unknown, report: ReportFault = () => {}): Product | null {
  const fields = readFields(result);
  const id = [fields.ss_id, fields.uid, fields.id, fields.admin_graphql_api_id].flatMap(
    (one) => toGid('Product', readText(one) ?? '') ?? [],
  )[0];
  const isAvailable = readAvailable(fields.ss_available);
  const product = normaliseProduct({
    id: id ?? '',
    handle: readText(fields.handle) ?? handleIn(readText(fields.url)),
    title: readText(fields.title) ?? readText(fields.name) ?? '',
    description: readText(fields.description),
    createdAt: readText(fields.created_at),
    tags: readTexts(fields.ss_tags ?? fields.tags, /[|,]/),
    productType: readText(fields.product_type) ?? readText(fields.productType) ?? '',
    vendor: readText(fields.vendor) ?? readText(fields.brand) ?? '',
    isAvailable,
    priceCents: readDecimal(fields.price),
    msrpCents: readDecimal(fields.msrp),
    images: readImages(fields),
    variants: readVariants(fields.variants, isAvailable, report),
    collections: readTexts(fields.collection_handle, '|').map((handle) => ({ title: handle, handle })),
    metafields: readIndexMetafields(fields),
  });
  if (product === null) {
    report(
      dropped('index-product-dropped', 'A search result has no id, handle or price', readText(fields.uid)),
    );
    return null;
  }
  const found = { ...product, ...readIndexFields(fields) };
  return { ...found, metafields: withMoreColours(found) };
}

/** `[entity.normalized-product.35]` The index's own list of colours, where the shop's metafields name none. */
function withMoreColours({
  metafields,
  moreColors,
}: Pick<Product, 'metafields' | 'moreColors'>): Product['metafields'] {
  const isNamed = metafields.swatch_products !== undefined || metafields.pdp_swatch_products !== undefined;
  return isNamed || moreColors === undefined
    ? metafields
    : { ...metafields, pdp_swatch_products: moreColors.join(',') };
}

/** `[entity.normalized-product.33]` `[entity.normalized-product.34]` `[entity.normalized-product.35]` */
function readIndexFields(
  fields: Fields,
): Pick<
  Product,
  'ss_available' | 'moreColors' | 'uid' | 'sku' | 'intellisuggestData' | 'intellisuggestSignature'
> {
  const available = Array.isArray(fields.ss_available) ? fields.ss_available[0] : fields.ss_available;
  const [uid, data, signature] = [fields.uid, fields.intellisuggestData, fields.intellisuggestSignature].map(
    readText,
  );
  const colours = readTexts(fields.moreColors, /[|,]/);
  return {
    ...(typeof available === 'number' || typeof available === 'string' ? { ss_available: available } : {}),
    ...(colours.length > 0 ? { moreColors: colours } : {}),
    ...(uid ? { uid } : {}),
    sku: readText(fields.sku),
    ...(data && signature ? { intellisuggestData: data, intellisuggestSignature: signature } : {}),
  };
}

/** `[entity.normalized-product.31]` A '|'-separated text, texts, or `{src}` objects; else the index's `imageUrl`. */
function readImages(fields: Fields): ProductImage[] {
  const given = readJson(fields.ss_images ?? fields.images) ?? fields.images;
  const sources = Array.isArray(given)
    ? given.flatMap((image) => readText(image) ?? readText(readFields(image).src) ?? [])
    : readTexts(given, '|');
  const own = readText(fields.imageUrl);
  const shown = sources.length === 0 && own !== null ? [own] : sources;
  return shown.map((src) => ({ src, width: null, height: null, altText: null }));
}

/** `[entity.normalized-product.32]` A list, or JSON text with or without `&quot;`, alone or as the only element. */
function readVariants(value: unknown, isProductAvailable: boolean | null, report: ReportFault): Variant[] {
  const read = readJson(
    Array.isArray(value) && value.length === 1 ? (readJson(value[0]) ?? value[0]) : value,
  );
  if (read === undefined && value !== undefined) {
    report(
      dropped('index-variants-dropped', 'The variants of a search result are not JSON', readText(value)),
    );
  }
  const list = Array.isArray(read) ? read : typeof read === 'object' && read !== null ? [read] : [];
  return list.flatMap((one) => {
    const variant = readVariant(readFields(one), isProductAvailable);
    if (variant === null) {
      report(dropped('index-variant-dropped', 'A variant of a search result has no id or price', null));
    }
    return variant ?? [];
  });
}

function readVariant(fields: Fields, isProductAvailable: boolean | null): Variant | null {
  const id = toNumericId(readText(fields.id) ?? '');
  const price = readVariantCents(fields.price);
  if (id === null || price === null) return null;
  const units = [fields.inventory_quantity, fields.inventoryQuantity, fields.quantityAvailable].find(
    (count) => typeof count === 'number' && Number.isFinite(count),
  );
  const inventory = typeof units === 'number' ? Math.trunc(units) : null;
  const stated = readAvailable(fields.availableForSale) ?? readAvailable(fields.available);
  const isAvailable = stated ?? (inventory === null ? isProductAvailable === true : inventory > 0);
  const selectedOptions = readOptions(fields);
  return {
    id,
    title: readText(fields.title) ?? selectedOptions.map(({ value }) => value).join(' / '),
    sku: readText(fields.sku),
    price,
    compareAtPrice: readVariantCents(fields.compareAtPrice ?? fields.compare_at_price),
    availableForSale: isAvailable,
    available: isAvailable,
    inventory_quantity: inventory,
    selectedOptions,
    installments: null,
    image: null,
  };
}

/** `[entity.variant.6]` `[entity.variant.9]` */
function readOptions(fields: Fields): Variant['selectedOptions'] {
  const listed = Array.isArray(fields.selectedOptions) ? fields.selectedOptions : [];
  const options = listed.flatMap((one) => {
    const { name, value } = readFields(one);
    const [read, text] = [readText(name), readText(value)];
    return read === null || text === null ? [] : [{ name: read, value: text }];
  });
  if (options.length > 0) return options;
  const legacy = [
    { name: 'Size', value: readText(fields.option1) },
    { name: 'Color', value: readText(fields.option2) },
  ];
  return legacy.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}

/** True for '1', 'true', true or a positive number; null when unknown. */
function readAvailable(value: unknown): boolean | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'boolean') return one;
  if (one === 'true' || one === 'false') return one === 'true';
  const count = Number(readText(one) ?? Number.NaN);
  return Number.isNaN(count) ? null : count > 0;
}

/** Indexes copy the platform's decimals, but whole numbers in their variants are cents. */
function readVariantCents(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? sellable(value) : readDecimal(value);
}

function readDecimal(value: unknown): number | null {
  return sellable(toCents(Array.isArray(value) ? value[0] : value));
}

/** Null for a negative price, and for one that is not a safe integer. */
function sellable(cents: number | null): number | null {
  return cents !== null && cents >= 0 && Number.isSafeInteger(cents) ? cents : null;
}

function handleIn(url: string | null): string {
  return /\/products\/([^/?#]+)/.exec(url ?? '')?.[1] ?? '';
}

function dropped(code: string, what: string, name: string | null): Fault {
  return new Fault({
    code,
    kind: 'outside',
    say: `${what}; it is left out. ${name?.slice(0, 80) ?? ''}`.trim(),
  });
}
