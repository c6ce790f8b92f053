import { isSwatchAvailable } from '../../product/swatches.ts';
import type { CommerceClient } from './client.ts';
import type { ListedSibling } from './commerce.ts';
import { SIBLING_FIELDS } from './documents/siblings.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import { type SiblingFieldsAnswer, siblingFieldsShape } from './generated/answer-shapes.ts';

const siblings = {
  name: 'SiblingsByHandles',
  selection: '...SiblingFields',
  fragments: SIBLING_FIELDS,
  shape: siblingFieldsShape,
};

/** What swatches show of the products, ten a request; handles that do not exist are left out. */
export async function listSiblings(
  client: CommerceClient,
  handles: readonly string[],
  country: string,
): Promise<Map<string, ListedSibling>> {
  const found = await fetchByHandles(client, handles, siblings, country);
  return new Map([...found].map(([handle, product]) => [handle, toListedSibling(handle, product)]));
}

function toListedSibling(handle: string, product: SiblingFieldsAnswer): ListedSibling {
  const [variant] = product.variants.nodes;
  return {
    handle,
    colour: variant?.selectedOptions[1]?.value.trim() ?? '',
    isAvailable: isSwatchAvailable({
      tags: product.tags,
      variants: [],
      available: product.availableForSale,
    }),
    updatedAt: product.updatedAt,
  };
}
