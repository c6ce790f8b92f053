import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { SwymItem, SwymList } from './lists.ts';

/** The items that one call adds, updates and deletes. */
interface ItemChanges {
  add: SwymItem[];
  update: SwymItem[];
  remove: SwymItem[];
}

const MOST_ITEMS = 10;

/** Reads the fields `a`, `u` and `d` of a call; returns a text where one is invalid. */
export function readItemChanges(form: URLSearchParams, now: number): ItemChanges | string {
  const [add, update, remove] = ['a', 'u', 'd'].map((name) => readItems(form.get(name), now));
  if (!add || !update || !remove) {
    return 'a, u and d must be JSON lists of {epi, empi, du}: two numbers and an absolute address';
  }
  const count = add.length + update.length + remove.length;
  if (count === 0) return 'Nothing to change: send a, u or d';
  return count > MOST_ITEMS ? `At most ${MOST_ITEMS} products at once` : { add, update, remove };
}

/** A variant is in a list at most once. */
export function changeItems(list: SwymList, { add, update, remove }: ItemChanges): void {
  const removed = new Set(remove.map(({ epi }) => epi));
  const fresh = new Map([...update, ...add].map((item) => [item.epi, item]));
  const left = list.items.filter(({ epi }) => !removed.has(epi));
  const known = new Set(left.map(({ epi }) => epi));
  list.items = [
    ...left.map((item) => ({ ...item, ...fresh.get(item.epi), cts: item.cts })),
    ...add.filter(({ epi }) => !known.has(epi)),
  ];
}

const id = z.int().min(1);
const itemsSchema = z.array(
  z.object({
    epi: id,
    empi: id,
    du: z.url({ protocol: /^https?$/ }),
    qty: z.number().catch(1),
    note: z.string().nullable().catch(null),
    cprops: z.record(z.string(), z.unknown()).catch({}),
  }),
);

function readItems(text: string | null, now: number): SwymItem[] | null {
  if (text === null) return [];
  const { data } = itemsSchema.safeParse(parseJson(text));
  return data?.map((item) => ({ ...item, cts: now })) ?? null;
}
