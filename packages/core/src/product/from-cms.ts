import { Fault } from '../fault.ts';
import { toCents } from '../money.ts';
import type { ReportFault } from './from-search.ts';
import { toGid, toNumericId } from './identifiers.ts';
import { normaliseProduct } from './normalise.ts';
import type { Product, Variant } from './product.ts';
import { type Fields, readFields, readText, readTexts } from './read-value.ts';

/**
 * A product from its `store` object in the CMS, or from the document around it; prices there are decimals.
 * `[entity.product-mapped-from-cms-store-data.1]` Its price is the highest of its variants. Null, with a reported fault,
 * when it has no id, handle or price; null without a fault when it is deleted or not active.
 */
export function fromCms(document: unknown, report: ReportFault = () => {}): Product | null {
  const store = storeOf(document);
  if (store.isDeleted === true || (store.status !== undefined && store.status !== 'active')) return null;
  const image = readText(store.previewImageUrl);
  const highest = readPrice(readFields(store.priceRange).maxVariantPrice);
  const slug = readFields(store.slug);
  const product = normaliseProduct({
    id: toGid('Product', readText(store.gid) ?? readText(store.id) ?? '') ?? '',
    handle: readText(slug.current) ?? readText(store.slug) ?? '',
    title: readText(store.title) ?? '',
    createdAt: readText(store.createdAt),
    tags: readTexts(store.tags, ', '),
    productType: readText(store.productType) ?? '',
    vendor: readText(store.vendor) ?? '',
    priceCents: highest,
    images: image === null ? [] : [{ src: image, width: null, height: null, altText: null }],
    variants: readVariants(store.variants, report),
  });
  if (product === null) {
    const handle = readText(slug.current) ?? 'without a handle';
    report(
      fault('cms-product-dropped', `The CMS product ${handle.slice(0, 80)} has no id, handle or price.`),
    );
    return null;
  }
  return highest === null || highest === product.price ? product : atPrice(product, highest);
}

/** Compare prices of cheaper variants do not apply to this price. */
function atPrice(product: Product, price: number): Product {
  const former = product.variants.flatMap((variant) =>
    variant.price === price ? (variant.compareAtPrice ?? []) : [],
  );
  const highest = Math.max(price, ...former);
  const compareAtPrice = highest > price ? highest : null;
  return { ...product, price, compareAtPrice, msrp: compareAtPrice };
}

function readVariants(value: unknown, report: ReportFault): Variant[] {
  const list = Array.isArray(value) ? value : [];
  return list.flatMap((one) => {
    const variant = readVariant(storeOf(one));
    if (variant === null) report(fault('cms-variant-dropped', 'A CMS variant has no id or price.'));
    return variant ?? [];
  });
}

function readVariant(store: Fields): Variant | null {
  const id = toNumericId(readText(store.gid) ?? readText(store.id) ?? '');
  const price = readPrice(store.price);
  if (id === null || price === null) return null;
  const isAvailable = readFields(store.inventory).isAvailable === true;
  const selectedOptions = [store.option1, store.option2].flatMap((option, place) => {
    const value = readText(option);
    return value === null ? [] : [{ name: place === 0 ? 'Size' : 'Color', value }];
  });
  return {
    id,
    title: readText(store.title) ?? selectedOptions.map((option) => option.value).join(' / '),
    sku: readText(store.sku),
    price,
    compareAtPrice: readPrice(store.compareAtPrice),
    availableForSale: isAvailable,
    available: isAvailable,
    inventory_quantity: null,
    selectedOptions,
    installments: null,
    image: null,
  };
}

function storeOf(document: unknown): Fields {
  const fields = readFields(document);
  return fields.store === undefined ? fields : readFields(fields.store);
}

function readPrice(value: unknown): number | null {
  const cents = toCents(value);
  return cents !== null && cents >= 0 && Number.isSafeInteger(cents) ? cents : null;
}

function fault(code: string, say: string): Fault {
  return new Fault({ code, kind: 'outside', say });
}
