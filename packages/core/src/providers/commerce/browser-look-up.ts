import { toGid } from '../../product/identifiers.ts';
import type { Variant, VariantDetail } from '../../product/product.ts';
import type { CommerceClient } from './client.ts';
import type { Inventory, LookUpReader, PricedInstallmentItem } from './commerce.ts';
import { INVENTORY_FIELDS } from './documents/inventory.ts';
import { INSTALLMENTS_QUERY, VARIANT_QUERY, VIDEO_QUERY } from './documents/look-up.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import type {
  InstallmentsQuery,
  VariantWithProductQuery,
  VideoQuery,
} from './generated/storefront.generated.d.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';
import { toInstallments } from './map-installments.ts';
import { toProduct, toVariants } from './map-product.ts';
import { toVideoSource } from './map-video.ts';
import { readWholeInventory } from './read-inventory.ts';
import { withAllVariants } from './read-products.ts';
import { readList, readNumber, readText, type Wire } from './wire.ts';

type WireVariant = Wire<Extract<VariantWithProductQuery['node'], { id: string }>>;
type WireVideo = Wire<Extract<VideoQuery['node'], { sources: unknown }>>;
type WireInstallments = Wire<Extract<InstallmentsQuery['nodes'][number], { id: string }>>;

const MOST_NODES = 250;

const stock = { name: 'InventoriesByHandles', selection: '...InventoryFields', fragments: INVENTORY_FIELDS };

/** Lookups by id, for browsers and for the server. */
export function createLookUpReader(client: CommerceClient): LookUpReader {
  return {
    async variant(variantId, country) {
      const id = toGid('ProductVariant', variantId);
      if (id === null) return null;
      const { node }: { node?: WireVariant } = await client.query(VARIANT_QUERY, { id, country });
      const [variant] = toVariants([node]);
      const product = toProduct(await withAllVariants(client, node?.product, country));
      return node && variant && product ? { variant: { ...variant, ...toDetail(node) }, product } : null;
    },

    async videoSource(mediaId, country) {
      if (!mediaId.startsWith('gid://')) return null;
      const { node }: { node?: WireVideo } = await client.query(VIDEO_QUERY, { id: mediaId, country });
      return toVideoSource(node?.sources);
    },

    async installments(variantIds, country) {
      const wanted = [...new Set(variantIds.flatMap((id) => toGid('ProductVariant', id) ?? []))];
      const items: PricedInstallmentItem[] = [];
      for (const ids of chunk(wanted, MOST_NODES)) {
        const { nodes } = await client.query(INSTALLMENTS_QUERY, { ids, country });
        items.push(...readList<WireInstallments>(nodes).flatMap(toInstallmentItem));
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

function toDetail(node: NonNullable<WireVariant>): Omit<VariantDetail, keyof Variant> {
  const { amount, currencyCode } = node.unitPrice ?? {};
  const measure = node.unitPriceMeasurement;
  const [quantityValue, referenceValue] = [
    readNumber(measure?.quantityValue),
    readNumber(measure?.referenceValue),
  ];
  return {
    weight: readNumber(node.weight),
    weightUnit: readText(node.weightUnit),
    unitPrice: toMoney(readText(amount), readText(currencyCode)),
    unitPriceMeasurement:
      measure && quantityValue !== null && referenceValue !== null
        ? {
            measuredType: readText(measure.measuredType),
            quantityUnit: readText(measure.quantityUnit),
            quantityValue,
            referenceUnit: readText(measure.referenceUnit),
            referenceValue,
          }
        : null,
  };
}

function toMoney(amount: string | null, currencyCode: string | null): VariantDetail['unitPrice'] {
  return amount === null || currencyCode === null ? null : { amount, currencyCode };
}

function toInstallmentItem(node: NonNullable<WireInstallments>): PricedInstallmentItem[] {
  const id = readText(node.id);
  if (id === null) return [];
  const pricing = toInstallments(node.shopPayInstallmentsPricing);
  return [{ id, isEligible: pricing?.eligible === true, pricing }];
}
