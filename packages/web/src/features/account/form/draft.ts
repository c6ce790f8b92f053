import { cleanId, type User } from '@storefront/core/account/user';
import { type BrowserStorage, tabStore } from '../../../state/browser-storage.ts';
import { FORM_DRAFT_KEY } from '../../../state/forget-typed.ts';

/** A form's name, of one customer: another one who signs in on this tab is shown nothing of it. */
export function draftName(form: string, user: Pick<User, 'id'> | null): string {
  return `${form} of ${cleanId(user)}`;
}

export type Draft = Readonly<Record<string, string>>;

/** Stores what was typed into a form, for as long as the tab is open; never a password. One draft at a time. */
export function storeDraft(name: string, data: FormData, storage: BrowserStorage = tabStore): void {
  const typed = [...data].flatMap(([field, value]) =>
    typeof value === 'string' && field !== 'password' ? [[field, value] as const] : [],
  );
  storage.write(FORM_DRAFT_KEY, JSON.stringify({ name, typed: Object.fromEntries(typed) }));
}

export function hasDraft(name: string, storage: BrowserStorage = tabStore): boolean {
  return read(storage.read(FORM_DRAFT_KEY)).name === name;
}

/** What was typed into a form before its session ended; null where there is nothing. */
export function readDraft(name: string, storage: BrowserStorage = tabStore): Draft | null {
  if (!hasDraft(name, storage)) return null;
  const stored = read(storage.read(FORM_DRAFT_KEY));
  const fields = Object.entries(Object(stored.typed)).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(fields);
}

/** Of a form that was saved, or left on purpose. Until then its draft outlives reloads and the next session. */
export function dropDraft(name: string, storage: BrowserStorage = tabStore): void {
  if (hasDraft(name, storage)) storage.write(FORM_DRAFT_KEY, null);
}

function read(json: string | null): { name?: unknown; typed?: unknown } {
  try {
    return Object(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}
