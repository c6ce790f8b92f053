import { type BrowserStorage, tabStore } from './browser-storage.ts';

export const FORM_DRAFT_KEY = 'formDraft';
export const UNSENT_GIFT_KEY = 'unsentGift';

/** `[state.session.2]` After a logout: whoever uses this tab next is not shown what was typed here, be it about others. */
export function forgetTyped(storage: BrowserStorage = tabStore): void {
  for (const key of [FORM_DRAFT_KEY, UNSENT_GIFT_KEY]) storage.write(key, null);
}
