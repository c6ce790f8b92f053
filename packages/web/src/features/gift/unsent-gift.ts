import type { GiftForm } from '@storefront/core/gift/gift';
import { DEFAULT_GIFT_HOUR, hourOf } from '@storefront/core/gift/hours';
import { type BrowserStorage, tabStore } from '../../state/browser-storage.ts';

const KEY = 'unsentGift';

/** A gift of which no answer has come: it may have been created. */
export interface UnsentGift {
  /** JSON of the card and the gift's info. */
  content: string;
  /** The idempotency key that it was sent with. */
  key: string;
}

/** Stored as long as the tab is open, so that a press after a reload does not make a second gift. */
export const unsentGift = {
  read(storage: BrowserStorage = tabStore): UnsentGift | null {
    const { content, key } = Object(parse(storage.read(KEY)));
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
  },
  write(gift: UnsentGift | null, storage: BrowserStorage = tabStore): void {
    storage.write(KEY, gift && JSON.stringify(gift));
  },
};

/** The form as it was when the gift was sent; null where there is none. */
export function readUnsentForm(storage: BrowserStorage = tabStore): GiftForm | null {
  const unsent = unsentGift.read(storage);
  if (unsent === null) return null;
  const content = parse(unsent.content);
  const info: unknown = Array.isArray(content) ? content[1] : null;
  const text = (field: string): string => {
    const value: unknown = Object(info)[field];
    return typeof value === 'string' ? value : '';
  };
  const email = text('email');
  return {
    name: text('name'),
    email,
    confirmEmail: email,
    message: text('message'),
    date: text('date'),
    hour: hourOf(text('time')) ?? DEFAULT_GIFT_HOUR,
    timeZone: text('timeZone'),
  };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
