import type { ConsentCategory } from '../consent/consent.ts';
import { OWN_CONSENT } from '../consent-cookies.ts';
import type { StoredKey } from './provider-row.ts';
import { type ProviderConfig, registry, roles, rows } from './registry.ts';

/** One line of the cookie page: something that a browser stores. */
export interface CookieLine extends StoredKey {
  /** Who stores it: a provider, or null for the shop itself. */
  provider: string | null;
  consent: ConsentCategory;
}

const untilRemoved = 'until it is removed';
const untilTabCloses = 'until the tab is closed';
const own = (
  consent: ConsentCategory,
  place: StoredKey['place'],
  key: string,
  why: string,
  retention = untilRemoved,
): CookieLine => ({ provider: null, consent, place, key, why, retention });

/** `[entity.browser-storage-and-cookies.1]` What the shop stores itself. */
const ownLines: readonly CookieLine[] = [
  own('necessary', 'local-storage', 'user', 'Who is signed in', 'until signing out'),
  own('necessary', 'local-storage', 'token', 'Proves who is signed in', 'until signing out'),
  own('necessary', 'local-storage', 'tokenExpiresAt', 'When signing in again is needed', 'until signing out'),
  own('necessary', 'local-storage', 'outbox', 'Sign-ups that could not be sent yet', '7 days'),
  own(
    'necessary',
    'local-storage',
    'wishlistChanges',
    'Changes of wishlists that could not be sent yet',
    '7 days',
  ),
  own('necessary', 'local-storage', OWN_CONSENT, 'What the visitor allowed', '1 year'),
  own('necessary', 'cookie', OWN_CONSENT, 'The same, for the shop’s servers', '1 year'),
  own(
    'necessary',
    'session-storage',
    'historyEntries',
    'Where each page of this tab was scrolled to',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'moduleReloads',
    'Which pages this tab has loaded again',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'settingsRecord',
    'When this tab last read the settings',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'unsentQuantities',
    'Quantities in the bag that were not confirmed when a page was left',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'unsentAdds',
    'Pieces for the bag that were not confirmed when a page was left',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'lostAdd',
    'Pieces for the bag of which no answer came: they may have arrived',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'keptCode',
    'The discount code that another one must not cost',
    untilTabCloses,
  ),
  own('necessary', 'local-storage', 'lineOrder', 'Where pieces stand in the bag'),
  own('necessary', 'local-storage', 'checkoutCart', 'Which bag went to the checkout'),
  own('necessary', 'session-storage', 'checkoutCart', 'Which bag went to the checkout', untilTabCloses),
  own(
    'necessary',
    'session-storage',
    'formDraft',
    'What was typed when signing in was needed again',
    untilTabCloses,
  ),
  own(
    'necessary',
    'session-storage',
    'unsentGift',
    'A gift of which no answer came: it may have been made',
    untilTabCloses,
  ),
  own('functional', 'local-storage', 'lastViewed', 'Pieces looked at last'),
  own('necessary', 'local-storage', 'preference--columns', 'How many pieces stand in a row'),
  own('necessary', 'local-storage', 'fit', 'Sizes chosen before'),
  own('necessary', 'cookie', 'selectedCountry', 'Country of prices and shipping', '7 days'),
  own('necessary', 'cookie', 'selectedCountrySymbol', 'Currency sign of that country', '7 days'),
];

/** Everything that the shop and the configured providers store in a browser. */
export function cookieList(config: ProviderConfig): CookieLine[] {
  const isOn = new Map<string, boolean>(
    Object.entries(config).map(([role, options]) => [role, options !== null]),
  );
  const provided = Object.entries(registry)
    .filter(([role]) => isOn.get(role) === true)
    .flatMap(([, { provider, consent, stores }]) => stores.map((line) => ({ provider, consent, ...line })));
  return [...ownLines, ...provided];
}

/** One line of the consent dialog: something stored, or a script that stores nothing. */
export interface ConsentLine extends Omit<CookieLine, 'place' | 'key' | 'retention'> {
  /** Null together for a script that stores nothing itself. */
  stored: Pick<CookieLine, 'place' | 'key' | 'retention'> | null;
}

/** What the shop and its configured providers do in a browser, for the categories of the consent dialog. */
export function consentLines(config: ProviderConfig): ConsentLine[] {
  const stored = cookieList(config).map(({ provider, consent, why, ...line }) => ({
    provider,
    consent,
    why,
    stored: line,
  }));
  const known = new Set(stored.map(({ provider }) => provider));
  const scripts = roles
    .filter((role) => config[role] !== null && !known.has(rows[role].provider))
    .flatMap((role) => {
      const { provider, consent, scripts } = rows[role];
      return scripts.map(({ purpose }) => ({ provider, consent, why: purpose, stored: null }));
    });
  return [...stored, ...scripts];
}
