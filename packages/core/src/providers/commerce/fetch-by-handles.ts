import type { CommerceClient } from './client.ts';
import { type ProductSelection, queryByHandles } from './documents/by-handles.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';
import { isRecord } from './wire.ts';

/** `[const.catalogue.4]` */
export const MOST_ALIASES = 10;

/**
 * Fetches a selection of each product, ten a request, in the order of the handles. Handles that do not exist
 * are left out.
 */
export async function fetchByHandles(
  { queryUntyped }: CommerceClient,
  handles: readonly string[],
  selection: ProductSelection,
  country: string,
): Promise<Map<string, Record<string, unknown>>> {
  const wanted = [...new Set(handles)].filter((handle) => handle !== '');
  const entries = await mapInBatches(chunk(wanted, MOST_ALIASES), async (group) => {
    const { document, variables, aliases } = queryByHandles(group, selection);
    const data = await queryUntyped(document, { ...variables, country });
    return [...aliases].flatMap(([alias, handle]) => {
      const product = data[alias];
      return isRecord(product) ? [[handle, product] as const] : [];
    });
  });
  return new Map(entries.flat());
}
