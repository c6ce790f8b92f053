import type { Slice, World } from './world.ts';

/** A discount that a provider gave away and the commerce double honours as a discount code. */
export type Coupon = ({ percent: number } | { amountCents: number }) & {
  /** It can be used for one order only. */
  onceOnly: boolean;
};

/** Coupons by their code, in capital letters. */
export function couponsOf(world: World): Slice<Record<string, Coupon>> {
  return world.slice<Record<string, Coupon>>('coupons', () => ({}));
}
