import type { CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts';
import type { Shop } from '../shop.ts';
import type { ShopEvent } from '../shop-events.ts';
import { nextUpdate } from '../whole-seconds.ts';
import { isNamed } from './is-named.ts';
import type { ProductEdit, ProductValues } from './read-edit.ts';

/** Above the seed's ids. */
const firstId = { product: 9_000_000_000_000, variant: 9_100_000_000_000, inventoryItem: 9_200_000_000_000 };
const variantsPerProduct = 1000;

/** Creates, changes or deletes a product. False when it does not exist, or the handle is taken. */
export function editProduct(shop: Shop, edit: ProductEdit): boolean {
  const { products } = shop.edits;
  const name = edit.action === 'create' ? edit.handle : edit.id;
  const found = products.find((data) => isNamed(data, name));
  if ((found === null) !== (edit.action === 'create')) return false;
  if (edit.action === 'create') return create(shop, edit);
  if (!found) return false;
  const { data } = found;
  if (edit.action === 'delete') {
    products.remove(data.id);
    const left = leaveCollections(shop, data);
    shop.catalogueChanged({ topic: 'products/delete', productId: data.id }, ...left);
    return true;
  }
  const changed = withValues(shop, data, edit);
  products.put(changed, edit.published ?? found.isPublished);
  setPrices(shop, changed, edit);
  const moved = followRules(shop, data, changed);
  shop.catalogueChanged({ topic: 'products/update', productId: data.id }, ...moved);
  return true;
}

function create(shop: Shop, edit: Extract<ProductEdit, { action: 'create' }>): boolean {
  const all = shop.edits.products.all();
  const { like } = edit;
  const pattern = like === null ? all[0]?.data : all.find(({ data }) => isNamed(data, like))?.data;
  if (!pattern) return false;
  const number = shop.edits.nextNumber();
  const now = new Date(shop.world.now()).toISOString();
  const bare: CatalogueProduct = {
    ...structuredClone(pattern),
    id: firstId.product + number,
    handle: edit.handle,
    design: edit.handle,
    createdAt: now,
    publishedAt: now,
    variants: pattern.variants.map((variant, at) => ({
      ...structuredClone(variant),
      id: firstId.variant + number * variantsPerProduct + at,
      inventoryItemId: firstId.inventoryItem + number * variantsPerProduct + at,
      sku: `${edit.handle}-${at + 1}`.toUpperCase(),
    })),
  };
  const made = withValues(shop, bare, edit);
  shop.edits.products.put(made, edit.published ?? true);
  setPrices(shop, made, edit);
  const moved = followRules(shop, null, made);
  shop.catalogueChanged({ topic: 'products/create', productId: made.id }, ...moved);
  return true;
}

function withValues(shop: Shop, data: CatalogueProduct, values: ProductValues): CatalogueProduct {
  const { pictures, variants, options, video } = values;
  const kept = data.variants.slice(0, variants ?? data.variants.length);
  const film = { namespace: 'my_fields', key: 'video', type: 'single_line_text_field', value: video ?? '' };
  return {
    ...data,
    pictures: data.pictures.slice(0, pictures ?? data.pictures.length),
    variants: options === false ? kept.map((variant) => ({ ...variant, optionValues: [] })) : kept,
    optionNames: options === false ? [] : data.optionNames,
    metafields:
      video === null ? data.metafields : [...data.metafields.filter(({ key }) => key !== 'video'), film],
    title: values.title ?? data.title,
    tags: values.tags ?? data.tags,
    productType: values.productType ?? data.productType,
    updatedAt: nextUpdate(data.updatedAt, shop.world.now()),
  };
}

function setPrices(shop: Shop, { variants }: CatalogueProduct, { priceCents }: ProductValues): void {
  if (priceCents === null) return;
  for (const { id, compareAtCents } of variants) {
    const before = compareAtCents !== null && compareAtCents > priceCents ? compareAtCents : null;
    shop.setPrice(String(id), priceCents, before);
  }
}

/** Adds a product to the collections whose rule it now meets, and removes it from those it no longer meets. */
function followRules(shop: Shop, before: CatalogueProduct | null, after: CatalogueProduct): ShopEvent[] {
  return changeCollections(shop, (collection) => {
    const [was, is] = [before !== null && meetsRule(collection, before), meetsRule(collection, after)];
    if (was === is) return null;
    const { productHandles: handles } = collection;
    if (!is) return handles.map((handle) => (handle === after.handle ? '' : handle));
    return handles.includes(after.handle) ? null : [...handles, after.handle];
  });
}

function leaveCollections(shop: Shop, { handle: gone }: CatalogueProduct): ShopEvent[] {
  return changeCollections(shop, ({ productHandles: handles }) =>
    handles.includes(gone) ? handles.map((handle) => (handle === gone ? '' : handle)) : null,
  );
}

/** An empty handle fills the place of a deleted product, because cursors depend on the others' places. */
function changeCollections(
  { edits, world }: Shop,
  change: (collection: CatalogueCollection) => string[] | null,
): ShopEvent[] {
  return edits.collections.all().flatMap(({ data, isPublished }): ShopEvent[] => {
    const productHandles = change(data);
    if (!productHandles) return [];
    const updatedAt = nextUpdate(data.updatedAt, world.now());
    edits.collections.put({ ...data, productHandles, updatedAt }, isPublished);
    return [{ topic: 'collections/update', collectionId: data.id }];
  });
}

function meetsRule({ rule }: CatalogueCollection, { productType, tags, title }: CatalogueProduct): boolean {
  if (!rule) return false;
  const condition = rule.condition.toLowerCase();
  if (rule.column === 'product_type') return productType.toLowerCase() === condition;
  if (rule.column === 'tag') return tags.some((tag) => tag.toLowerCase() === condition);
  return title.toLowerCase().includes(condition);
}
