/** Entries of the browser's history that something is kept for; the oldest go first. */
export const MAX_HISTORY_ENTRIES = 50;

type Entry = [key: string, kept: Record<string, unknown>];

/**
 * JSON to keep in the session's storage: what `stored` holds, and `value` under `name` for the entry `key`, which
 * becomes the newest. Whatever cannot be read counts as nothing.
 */
export function storeForEntry(stored: string | null, key: string, name: string, value: unknown): string {
  const entries = readEntries(stored);
  const others = entries.filter(([other]) => other !== key);
  const kept = entries.find(([other]) => other === key)?.[1];
  return JSON.stringify([...others, [key, { ...kept, [name]: value }]].slice(-MAX_HISTORY_ENTRIES));
}

/** What was kept under `name` for the entry `key`; undefined where nothing was. */
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
