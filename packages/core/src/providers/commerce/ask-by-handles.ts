import type { CommerceClient } from './client.ts';
import { type HandlesQuestion, queryByHandles } from './documents/by-handles.ts';
import { inGroups, inTurns } from './in-turns.ts';
import { isRecord } from './wire.ts';

/** `[const.catalogue.4]` */
export const MOST_ALIASES = 10;

/**
 * What the platform answers about each handle, ten a request, in the order of the handles; handles that do not
 * exist are left out.
 */
export async function askByHandles(
  { ask }: CommerceClient,
  handles: readonly string[],
  question: HandlesQuestion,
  country: string,
): Promise<Map<string, Record<string, unknown>>> {
  const wanted = [...new Set(handles)].filter((handle) => handle !== '');
  const answers = await inTurns(inGroups(wanted, MOST_ALIASES), async (group) => {
    const { document, variables, aliases } = queryByHandles(group, question);
    const answer = await ask(document, { ...variables, country });
    return [...aliases].flatMap(([alias, handle]) => {
      const product = answer[alias];
      return isRecord(product) ? [[handle, product] as const] : [];
    });
  });
  return new Map(answers.flat());
}
