import type { Slice, World } from './world.ts';

/** A discount that a provider issued and the commerce double accepts as a discount code. */
export type Coupon = ({ percent: number } | { amountCents: number }) & {
  /** Valid for one order only. */
  onceOnly: boolean;
};

/** Coupons by their code, in upper case. */
export function couponsOf(world: World): Slice<Record<string, Coupon>> {
  return world.slice<Record<string, Coupon>>('coupons', () => ({}));
}
