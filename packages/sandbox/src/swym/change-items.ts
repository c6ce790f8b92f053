import type { SwymItem, SwymList } from './lists.ts';

/** Pieces to add, to update and to delete, as one call names them. */
export interface ItemChanges {
  add: SwymItem[];
  update: SwymItem[];
  remove: SwymItem[];
}

const MOST_ITEMS = 10;

/** Reads the fields `a`, `u` and `d` of a call. A text says what cannot be used. */
export function readItemChanges(form: URLSearchParams, now: number): ItemChanges | string {
  const [add, update, remove] = ['a', 'u', 'd'].map((name) => readItems(form.get(name), now));
  if (!add || !update || !remove) {
    return 'a, u and d must be JSON lists of {epi, empi, du}: two numbers and an absolute address';
  }
  const count = add.length + update.length + remove.length;
  if (count === 0) return 'Nothing to change: send a, u or d';
  return count > MOST_ITEMS ? `At most ${MOST_ITEMS} products at once` : { add, update, remove };
}

/** A variant stands once in a list. */
export function changeItems(list: SwymList, { add, update, remove }: ItemChanges): void {
  const gone = new Set(remove.map(({ epi }) => epi));
  const fresh = new Map([...update, ...add].map((item) => [item.epi, item]));
  const kept = list.items.filter(({ epi }) => !gone.has(epi));
  const known = new Set(kept.map(({ epi }) => epi));
  list.items = [
    ...kept.map((item) => ({ ...item, ...fresh.get(item.epi), cts: item.cts })),
    ...add.filter(({ epi }) => !known.has(epi)),
  ];
}

function readItems(text: string | null, now: number): SwymItem[] | null {
  if (text === null) return [];
  const list = parse(text);
  if (!Array.isArray(list)) return null;
  const items = list.map((value) => readItem(value, now));
  return items.every((item) => item !== null) ? items : null;
}

function readItem(value: unknown, now: number): SwymItem | null {
  const { epi, empi, du, qty, note, cprops }: Record<string, unknown> = Object(value);
  const isNumbered = [epi, empi].every((id) => Number.isSafeInteger(id) && Number(id) > 0);
  if (!isNumbered || typeof du !== 'string' || !/^https?:\/\//.test(du) || !URL.canParse(du)) return null;
  return {
    epi: Number(epi),
    empi: Number(empi),
    du,
    qty: typeof qty === 'number' ? qty : 1,
    note: typeof note === 'string' ? note : null,
    cprops: typeof cprops === 'object' && cprops !== null ? { ...cprops } : {},
    cts: now,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
