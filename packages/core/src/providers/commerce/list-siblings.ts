import { isSwatchAvailable } from '../../product/swatches.ts';
import type { CommerceClient } from './client.ts';
import type { ListedSibling } from './commerce.ts';
import { SIBLING_FIELDS } from './documents/siblings.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import type { SiblingFieldsFragment } from './generated/storefront.generated.d.ts';
import { toOptions } from './map-product.ts';
import { readList, readText, readTexts, type Wire } from './wire.ts';

const siblings = { name: 'SiblingsByHandles', selection: '...SiblingFields', fragments: SIBLING_FIELDS };

/** What swatches show of the products, ten a request; handles that do not exist are left out. */
export async function listSiblings(
  client: CommerceClient,
  handles: readonly string[],
  country: string,
): Promise<Map<string, ListedSibling>> {
  const found = await fetchByHandles(client, handles, siblings, country);
  return new Map([...found].map(([handle, product]) => [handle, toListedSibling(handle, product)]));
}

function toListedSibling(handle: string, product: NonNullable<Wire<SiblingFieldsFragment>>): ListedSibling {
  const [variant] = readList(product.variants?.nodes);
  return {
    handle,
    colour: toOptions(variant?.selectedOptions)[1]?.value.trim() ?? '',
    isAvailable: isSwatchAvailable({
      tags: readTexts(product.tags),
      variants: [],
      available: product.availableForSale === true,
    }),
    updatedAt: readText(product.updatedAt),
  };
}
