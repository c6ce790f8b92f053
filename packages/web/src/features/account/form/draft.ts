import { type BrowserStorage, tabStore } from '../../../state/browser-storage.ts';

const KEY = 'formDraft';

export type Draft = Readonly<Record<string, string>>;

/** Stores what was typed into a form, for as long as the tab is open; never a password. One draft at a time. */
export function storeDraft(name: string, data: FormData, storage: BrowserStorage = tabStore): void {
  const typed = [...data].flatMap(([field, value]) =>
    typeof value === 'string' && field !== 'password' ? [[field, value] as const] : [],
  );
  storage.write(KEY, JSON.stringify({ name, typed: Object.fromEntries(typed) }));
}

/** What was typed into a form before its session ended, once; null where there is nothing. */
export function takeDraft(name: string, storage: BrowserStorage = tabStore): Draft | null {
  const stored = read(storage.read(KEY));
  if (stored.name !== name) return null;
  storage.write(KEY, null);
  const fields = Object.entries(Object(stored.typed)).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(fields);
}

function read(json: string | null): { name?: unknown; typed?: unknown } {
  try {
    return Object(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}
