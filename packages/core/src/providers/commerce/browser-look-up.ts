import { toGid } from '../../product/identifiers.ts';
import type { Variant, VariantDetail } from '../../product/product.ts';
import type { Read } from '../read-answer.ts';
import type { CommerceClient } from './client.ts';
import type { Inventory, LookUpReader, PricedInstallmentItem } from './commerce.ts';
import { INVENTORY_FIELDS } from './documents/inventory.ts';
import { INSTALLMENTS_QUERY, VARIANT_QUERY, VIDEO_QUERY } from './documents/look-up.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import {
  installmentsShape,
  inventoryFieldsShape,
  variantWithProductShape,
  videoShape,
} from './generated/answer-shapes.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';
import { toInstallments } from './map-installments.ts';
import { toProduct, toVariant } from './map-product.ts';
import { toVideoSource } from './map-video.ts';
import { readWholeInventory } from './read-inventory.ts';
import { withAllVariants } from './read-products.ts';

type VariantNode = Extract<
  Read<typeof variantWithProductShape>['node'],
  { readonly __typename: 'ProductVariant' }
>;

const MOST_NODES = 250;

const stock = {
  name: 'InventoriesByHandles',
  selection: '...InventoryFields',
  fragments: INVENTORY_FIELDS,
  shape: inventoryFieldsShape,
};

/** Lookups by id, for browsers and for the server. */
export function createLookUpReader(client: CommerceClient): LookUpReader {
  return {
    async variant(variantId, country) {
      const id = toGid('ProductVariant', variantId);
      if (id === null) return null;
      const { node } = await client.query(VARIANT_QUERY, variantWithProductShape, { id, country });
      if (node?.__typename !== 'ProductVariant') return null;
      const product = toProduct(await withAllVariants(client, node.product, country));
      return { variant: { ...toVariant(node), ...toDetail(node) }, product };
    },

    async videoSource(mediaId, country) {
      if (!mediaId.startsWith('gid://')) return null;
      const { node } = await client.query(VIDEO_QUERY, videoShape, { id: mediaId, country });
      return node?.__typename === 'Video' ? toVideoSource(node.sources) : null;
    },

    async installments(variantIds, country) {
      const wanted = [...new Set(variantIds.flatMap((id) => toGid('ProductVariant', id) ?? []))];
      const items: PricedInstallmentItem[] = [];
      for (const ids of chunk(wanted, MOST_NODES)) {
        const { nodes } = await client.query(INSTALLMENTS_QUERY, installmentsShape, { ids, country });
        for (const node of nodes) {
          if (node?.__typename !== 'ProductVariant') continue;
          const pricing = toInstallments(node.shopPayInstallmentsPricing);
          items.push({ id: node.id, isEligible: pricing?.eligible === true, pricing });
        }
      }
      return items;
    },

    async inventories(handles, country) {
      const products = await fetchByHandles(client, handles, stock, country);
      const stocks = await mapInBatches([...products], async ([handle, product]) => {
        const inventory = await readWholeInventory(client, handle, product, country);
        return [handle, inventory] satisfies [string, Inventory];
      });
      return new Map(stocks);
    },
  };
}

function toDetail(node: VariantNode): Omit<VariantDetail, keyof Variant> {
  const { weight, weightUnit, unitPrice, unitPriceMeasurement } = node;
  return { weight, weightUnit, unitPrice, unitPriceMeasurement };
}
