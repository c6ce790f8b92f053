import { type Clock, systemClock } from '@storefront/core/clock';
import type { GiftForm } from '@storefront/core/gift/gift';
import { DEFAULT_GIFT_HOUR, hourOf } from '@storefront/core/gift/hours';
import { type BrowserStorage, tabStore } from '../../state/browser-storage.ts';
import { UNSENT_GIFT_KEY } from '../../state/forget-typed.ts';

/** As long as the server stores the result of a key (`STORED_S` in core's idempotency.ts): later it would be another gift. */
const STORED_MS = 24 * 3_600_000;

/** A gift that may have been created, and that is not known to be in the bag. */
export interface UnsentGift {
  /** JSON of the card and the gift's info. */
  content: string;
  /** The idempotency key that it was sent with. */
  key: string;
  /** When it was sent first, in milliseconds since the epoch. */
  sentAt: number;
}

/**
 * Stored as long as the tab is open, but a day at most and until a logout, so that a press after a reload does not make a
 * second gift.
 */
export const unsentGift = {
  read(storage: BrowserStorage = tabStore, clock: Clock = systemClock): UnsentGift | null {
    const stored = storage.read(UNSENT_GIFT_KEY);
    if (stored === null) return null;
    const { content, key, sentAt } = Object(parse(stored));
    const isText = typeof content === 'string' && typeof key === 'string';
    const ageMs = clock.now() - (typeof sentAt === 'number' ? sentAt : Number.NaN);
    if (isText && ageMs >= 0 && ageMs < STORED_MS) return { content, key, sentAt };
    // With the recipient's address: not even stored where nothing reads it.
    storage.write(UNSENT_GIFT_KEY, null);
    return null;
  },
  write(gift: UnsentGift | null, storage: BrowserStorage = tabStore): void {
    storage.write(UNSENT_GIFT_KEY, gift && JSON.stringify(gift));
  },
};

/** The form as it was when the gift was sent; null where there is none. */
export function readUnsentForm(
  storage: BrowserStorage = tabStore,
  clock: Clock = systemClock,
): GiftForm | null {
  const unsent = unsentGift.read(storage, clock);
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
