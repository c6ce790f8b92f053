import { type ReferralAuth, readReferralAuth, readReferralData } from '@storefront/core/referral/referral';
import type { BrowserStorage } from '../../state/browser-storage.ts';

/** What the referral provider returned of a customer. */
export interface KnownReferral {
  auth: ReferralAuth;
  data: Record<string, unknown>;
}

export interface StoredReferral {
  /** Null for another customer, and after `STORED_FOR_MS`. */
  read: (customerId: string) => KnownReferral | null;
  /** Null removes it. */
  write: (customerId: string, known: KnownReferral | null) => void;
}

/** The provider's signature contains the time at which it was made: an old one is not used again. */
export const STORED_FOR_MS = 900_000;

const KEY = 'friendbuy';

/** `[state.session.7]` Pages that are loaded again within the quarter of an hour ask nothing: the login is the same. */
export function createStoredReferral(storage: BrowserStorage, now: () => number): StoredReferral {
  return {
    read(customerId) {
      const stored = parse(storage.read(KEY));
      const ageMs = now() - Number(stored.atMs);
      if (stored.customerId !== customerId || !(ageMs >= 0 && ageMs < STORED_FOR_MS)) return null;
      const auth = readReferralAuth(stored.auth);
      const data = readReferralData(stored.data);
      return auth && data && { auth, data };
    },
    write(customerId, known) {
      storage.write(KEY, known && JSON.stringify({ customerId, atMs: now(), ...known }));
    },
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
