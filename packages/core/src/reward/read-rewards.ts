import type { EarningCode, RedemptionChoice } from './redemption.ts';
import type { Rewards } from './rewards.ts';
import { TIERS, type TierCode } from './tiers.ts';

/** What the ledger knows beside the balance. */
export type RewardPart = 'choices' | 'coupons' | 'referral';

const PARTS: readonly RewardPart[] = ['choices', 'coupons', 'referral'];

/** Rewards as our own endpoint returns them. */
export interface ShownRewards extends Rewards {
  choices: RedemptionChoice[];
  /** Codes that were redeemed and not used yet, newest first. */
  coupons: string[];
  earning: { code: EarningCode; points: number }[];
  /** The customer's own link; null where there is none. */
  referralLink: string | null;
  /** Parts that could not be read just now. */
  missing: RewardPart[];
  /** The number of orders, the newest, that are counted; null where there are no older ones. */
  orderLimit: number | null;
}

type Fields = Record<string, unknown>;

const EARNING: readonly EarningCode[] = ['order', 'review', 'birthday', 'friends-first-order'];

/** Null when the response cannot be read; rows that cannot be are left out. */
export function readRewards(response: unknown): ShownRewards | null {
  const all: Fields = Object(response);
  const standing: Fields = Object(all.standing);
  const next: Fields = Object(standing.next);
  const tier = readTier(standing.tier);
  const nextTier = readTier(next.tier);
  if (typeof all.balance !== 'number' || tier === null || typeof standing.progress !== 'number') return null;
  return {
    balance: all.balance,
    canRedeem: all.canRedeem === true,
    standing: {
      tier,
      next: nextTier && { tier: nextTier, missingPoints: Number(next.missingPoints) || 0 },
      progress: Math.min(1, Math.max(0, standing.progress)),
    },
    history: rowsOf(all.history).flatMap(({ orderName, processedAt, points }) =>
      typeof orderName === 'string' && typeof processedAt === 'string' && typeof points === 'number'
        ? [{ orderName, processedAt, points }]
        : [],
    ),
    uncounted: Number(all.uncounted) || 0,
    choices: rowsOf(all.choices).flatMap(readChoice),
    coupons: (Array.isArray(all.coupons) ? all.coupons : []).filter((code) => typeof code === 'string'),
    earning: rowsOf(all.earning).flatMap(({ code, points }) => {
      const known = EARNING.find((one) => one === code);
      return known && typeof points === 'number' ? [{ code: known, points }] : [];
    }),
    referralLink: readLink(Object(all.referral).link),
    missing: PARTS.filter((part) => Array.isArray(all.missing) && all.missing.includes(part)),
    orderLimit: Number(all.orderLimit) || null,
  };
}

function readChoice(row: Fields): RedemptionChoice[] {
  const { id, costPoints, valueCents, currencyCode, missingPoints } = row;
  if (typeof id !== 'string' || typeof costPoints !== 'number' || typeof valueCents !== 'number') return [];
  if (typeof currencyCode !== 'string' || typeof missingPoints !== 'number') return [];
  const isRedeemable = row.isRedeemable === true;
  return [{ id, costPoints, valueCents, currencyCode, missingPoints, isRedeemable }];
}

function readLink(link: unknown): string | null {
  return typeof link === 'string' && /^https?:\/\//.test(link) ? link : null;
}

function readTier(value: unknown): TierCode | null {
  return TIERS.find(({ code }) => code === value)?.code ?? null;
}

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map((row) => Object(row)) : [];
}
