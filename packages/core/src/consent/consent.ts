import type { Clock } from '../clock.ts';

/** What a script or cookie is for; every provider has one of these. */
export type ConsentCategory = 'necessary' | 'functional' | 'analytics' | 'marketing';

export const CONSENT_CATEGORIES: readonly ConsentCategory[] = [
  'necessary',
  'functional',
  'analytics',
  'marketing',
];

/** What a visitor allowed. Stored in local storage under `consent`. */
export interface Consent {
  allowed: readonly ConsentCategory[];
  /** Milliseconds since the epoch; null while the visitor has not chosen. */
  decidedAt: number | null;
  /** Whether the browser refused for its user (Global Privacy Control) when the visitor chose. */
  underSignal?: true;
}

/** After a year the visitor chooses again. */
export const CONSENT_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

/** Before a choice only what the shop needs in order to work may load. */
export const UNDECIDED: Consent = { allowed: ['necessary'], decidedAt: null };

/** A visitor's choice. It always includes 'necessary' and leaves out unknown categories. */
export function decideConsent(chosen: Iterable<string>, clock: Clock): Consent {
  return { allowed: withNecessary(new Set(chosen)), decidedAt: clock.now() };
}

/** Whether something of this category may load. */
export function mayLoad(category: ConsentCategory, consent: Consent): boolean {
  return category === 'necessary' || consent.allowed.includes(category);
}

/** Whether the visitor has yet to choose. */
export function isUndecided(consent: Consent): boolean {
  return consent.decidedAt === null;
}

/** Whether a category is no longer allowed: only a full page load stops a script that runs already. */
export function isWithdrawn(before: Consent, after: Consent): boolean {
  return before.allowed.some((category) => !mayLoad(category, after));
}

/**
 * Reads the stored choice. Junk, a choice from the future and one older than a year count as no choice; so does one from
 * before the browser's signal, while that is on.
 */
export function readConsent(stored: string | null, clock: Clock, hasSignal: boolean): Consent {
  const { allowed, decidedAt, underSignal } = parse(stored);
  if (!Array.isArray(allowed) || typeof decidedAt !== 'number') return UNDECIDED;
  const age = clock.now() - decidedAt;
  if (age < 0 || age >= CONSENT_LASTS_MS) return UNDECIDED;
  const consent = { allowed: withNecessary(new Set(allowed)), decidedAt };
  if (underSignal === true) return { ...consent, underSignal };
  return hasSignal ? UNDECIDED : consent;
}

/** A consent manager's group → our category; no provider of ours is in another group. */
const categoryOfGroup: ReadonlyMap<string, ConsentCategory> = new Map([
  ['C0001', 'necessary'],
  ['C0002', 'analytics'],
  ['C0003', 'functional'],
  ['C0004', 'marketing'],
]);

/** The choice behind a consent manager's list of active groups, such as `,C0001,C0003,`. */
export function consentOfGroups(activeGroups: string, clock: Clock): Consent {
  const categories = activeGroups.split(',').map((group) => categoryOfGroup.get(group.trim()) ?? '');
  return decideConsent(categories, clock);
}

function withNecessary(chosen: ReadonlySet<unknown>): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => category === 'necessary' || chosen.has(category));
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}
