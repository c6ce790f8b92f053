import type { Read, RecordShape } from '../read-answer.ts';
import type { CommerceClient } from './client.ts';
import { type ProductSelection, queryByHandles } from './documents/by-handles.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';

/** `[const.catalogue.4]` */
export const MOST_ALIASES = 10;

/** What to select of every product, and the shape of its answer. */
interface ShapedSelection<Shape> extends ProductSelection {
  shape: Shape;
}

/**
 * Fetches a selection of each product, ten a request, in the order of the handles. Handles that do not exist
 * are left out.
 */
export async function fetchByHandles<Shape extends RecordShape>(
  { queryAliases }: CommerceClient,
  handles: readonly string[],
  { shape, ...selection }: ShapedSelection<Shape>,
  country: string,
): Promise<Map<string, Read<Shape>>> {
  const wanted = [...new Set(handles)].filter((handle) => handle !== '');
  const entries = await mapInBatches(chunk(wanted, MOST_ALIASES), async (group) => {
    const { document, variables, aliases } = queryByHandles(group, selection);
    const found = await queryAliases(document, [...aliases.keys()], shape, { ...variables, country });
    return [...aliases].flatMap(([alias, handle]) => {
      const product = found.get(alias) ?? null;
      return product === null ? [] : [[handle, product] as const];
    });
  });
  return new Map(entries.flat());
}
