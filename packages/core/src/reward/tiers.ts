export type TierCode = 'dusk' | 'twilight' | 'nocturne';

export interface Tier {
  code: TierCode;
  from: number;
}

/** The earned points from which each tier is held, lowest first. Spending points never lowers a tier. */
export const TIERS: readonly [Tier, ...Tier[]] = [
  { code: 'dusk', from: 0 },
  { code: 'twilight', from: 500 },
  { code: 'nocturne', from: 1500 },
];

export interface Standing {
  tier: TierCode;
  /** Null in the highest tier. */
  next: { tier: TierCode; missingPoints: number } | null;
  /** The share of the way from this tier to the next, 0 to 1; 1 in the highest. */
  progress: number;
}

/** The tier of a number of earned points and the way to the next; NaN counts as 0. */
export function standingOf(points: number): Standing {
  const earned = Math.max(0, points) || 0;
  const tier = TIERS.reduce((held, reached) => (earned >= reached.from ? reached : held));
  const next = TIERS.find(({ from }) => from > earned);
  if (next === undefined) return { tier: tier.code, next: null, progress: 1 };
  return {
    tier: tier.code,
    next: { tier: next.code, missingPoints: next.from - earned },
    progress: (earned - tier.from) / (next.from - tier.from),
  };
}

/** The share of a line with marks at equal distances, one for each tier, that a standing has come along; 1 in the highest. */
export function shareOfTiers({ tier, progress }: Standing): number {
  return (TIERS.findIndex(({ code }) => code === tier) + progress) / TIERS.length;
}
