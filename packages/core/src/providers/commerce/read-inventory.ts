import type { CommerceClient } from './client.ts';
import type { Inventory } from './commerce.ts';
import { MORE_INVENTORY_QUERY } from './documents/inventory.ts';
import { type InventoryFieldsAnswer, moreInventoryShape } from './generated/answer-shapes.ts';
import { readRemainingPages, requireStillThere } from './read-remaining-pages.ts';
import { requireNumericId } from './unreadable.ts';

/** `[call.commerce-storefront-api.26]` The stock of a product whose first variants are there. */
export async function readWholeInventory(
  { query }: CommerceClient,
  handle: string,
  { tags, priceRange, variants }: InventoryFieldsAnswer,
  country: string,
): Promise<Inventory> {
  const stock = variants.nodes.map(toStock);
  await readRemainingPages(variants.pageInfo, async (after) => {
    const { product } = await query(MORE_INVENTORY_QUERY, moreInventoryShape, { handle, after, country });
    const more = requireStillThere(product).variants;
    stock.push(...more.nodes.map(toStock));
    return more.pageInfo;
  });
  const { minVariantPrice, maxVariantPrice } = priceRange;
  return {
    tags,
    priceRange: { min: minVariantPrice, max: maxVariantPrice },
    variants: stock,
  };
}

function toStock(variant: InventoryFieldsAnswer['variants']['nodes'][number]): Inventory['variants'][number] {
  const { id, availableForSale, quantityAvailable } = variant;
  return { id: requireNumericId(id), availableForSale, inventory_quantity: quantityAvailable };
}
