import type { Amount } from '../../cart/cart.ts';
import { toNumericId } from '../../product/identifiers.ts';
import type { CommerceClient } from './client.ts';
import type { Inventory } from './commerce.ts';
import { MORE_INVENTORY_QUERY } from './documents/inventory.ts';
import type { InventoryQuery } from './generated/storefront.generated.d.ts';
import { toAmount } from './map-cart.ts';
import { readRemainingPages } from './read-remaining-pages.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

type WireInventory = NonNullable<InventoryQuery['product']>;

/** `[call.commerce-storefront-api.26]` The stock of a product whose first variants are there. */
export async function readWholeInventory(
  { query }: CommerceClient,
  handle: string,
  product: NonNullable<Wire<WireInventory>>,
  country: string,
): Promise<Inventory> {
  const variants = toStock(product.variants);
  await readRemainingPages(product.variants?.pageInfo, async (after) => {
    const more = await query(MORE_INVENTORY_QUERY, { handle, after, country });
    variants.push(...toStock(more.product?.variants));
    return more.product?.variants?.pageInfo;
  });
  return { tags: readTexts(product.tags), priceRange: toPriceRange(product.priceRange), variants };
}

function toPriceRange(range: Wire<WireInventory['priceRange']>): { min: Amount; max: Amount } | null {
  const [min, max] = [toAmount(range?.minVariantPrice), toAmount(range?.maxVariantPrice)];
  return min === null || max === null ? null : { min, max };
}

function toStock(variants: Wire<WireInventory['variants']>): Inventory['variants'] {
  return readList(variants?.nodes).flatMap(({ id, availableForSale, quantityAvailable }) => {
    const numericId = toNumericId(readText(id) ?? '');
    if (numericId === null) return [];
    const inventory_quantity = readNumber(quantityAvailable);
    return [{ id: numericId, availableForSale: availableForSale === true, inventory_quantity }];
  });
}
