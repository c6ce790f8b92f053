import type { CommerceClient } from './client.ts';
import type { LiveReader } from './commerce.ts';
import { INVENTORY_QUERY } from './documents/inventory.ts';
import { inventoryShape } from './generated/answer-shapes.ts';
import { readWholeInventory } from './read-inventory.ts';

/** The live stock, which a product page asks for after its first paint. */
export function createLiveReader(client: CommerceClient): LiveReader {
  return {
    async inventory(handle, country) {
      const { product } = await client.query(INVENTORY_QUERY, inventoryShape, { handle, country });
      return product && readWholeInventory(client, handle, product, country);
    },
  };
}
