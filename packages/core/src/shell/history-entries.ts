/** How many entries of the browser's history are stored; the oldest are dropped first. */
export const MAX_HISTORY_ENTRIES = 50;

type Entry = [key: string, values: Record<string, unknown>];

/**
 * JSON for the session's storage: `stored`, with `value` under `name` for the entry `key`, which becomes the newest.
 * Malformed JSON counts as empty.
 */
export function storeForEntry(stored: string | null, key: string, name: string, value: unknown): string {
  const entries = readEntries(stored);
  const others = entries.filter(([other]) => other !== key);
  const values = entries.find(([other]) => other === key)?.[1];
  return JSON.stringify([...others, [key, { ...values, [name]: value }]].slice(-MAX_HISTORY_ENTRIES));
}

/** JSON for the session's storage: `stored`, with the values of the entry `from` under the key `to`. */
export function renameEntry(stored: string | null, from: string, to: string): string {
  const entries = readEntries(stored).filter(([key]) => key !== to);
  return JSON.stringify(entries.map(([key, values]): Entry => [key === from ? to : key, values]));
}

/** What is stored under `name` for the entry `key`; undefined without it. */
export function readForEntry(stored: string | null, key: string, name: string): unknown {
  return readEntries(stored).find(([other]) => other === key)?.[1][name];
}

function readEntries(stored: string | null): Entry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && Object(value[1]) === value[1];
}
