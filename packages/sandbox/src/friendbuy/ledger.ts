import { createHash } from 'node:crypto';
import { countryOf } from '../commerce/market/countries.ts';
import { toCents } from '../commerce/market/currency-amounts.ts';
import type { OrderState } from '../commerce/orders/order-state.ts';
import { couponsOf } from '../world/coupons.ts';
import { ownValue } from '../world/own-value.ts';
import type { World } from '../world/world.ts';
import { redemptionOptions } from './account.ts';

interface IssuedCoupon {
  customerId: string;
  couponCode: string;
  amount: number;
  currency: string;
  createdOn: string;
}

interface LedgerState {
  /** Customer → points added or deducted, apart from those of orders. */
  booked: Record<string, number>;
  coupons: IssuedCoupon[];
}

export interface Ledger {
  /** Null for a customer without an entry. */
  balance(customerId: string): number | null;
  book(customerId: string, points: number): void;
  redeem(customerId: string, optionId: string): IssuedCoupon | 'unknown-option' | 'too-few-points';
  couponsOf(customerId: string): IssuedCoupon[];
}

/** Points, one for every whole dollar of an order: the provider's app sees the platform's orders. */
export function createLedger(world: World): Ledger {
  const state = world.slice<LedgerState>('friendbuy.ledger', () => ({ booked: {}, coupons: [] }));
  const orders = world.slice<OrderState[]>('commerce.orders', () => []);
  const coupons = couponsOf(world);

  const earned = (customerId: string) =>
    orders.value
      .filter((order) => order.customerId === customerId)
      .map(({ total, countryCode }) => Math.floor(toCents(total, countryOf(countryCode).currency) / 100));
  const booked = (customerId: string) => ownValue(state.value.booked, customerId) ?? null;

  const ledger: Ledger = {
    balance(customerId) {
      const [points, own] = [earned(customerId), booked(customerId)];
      if (points.length === 0 && own === null) return null;
      return points.reduce((sum, one) => sum + one, own ?? 0);
    },
    book(customerId, points) {
      state.value.booked[customerId] = (booked(customerId) ?? 0) + points;
      state.changed();
    },
    redeem(customerId, optionId) {
      const option = redemptionOptions.find(({ id }) => id === optionId);
      if (option === undefined) return 'unknown-option';
      if ((ledger.balance(customerId) ?? 0) < option.cost) return 'too-few-points';
      const coupon = {
        customerId,
        couponCode: couponCode(`${customerId} ${state.value.coupons.length}`),
        amount: option.amount,
        currency: option.currency,
        createdOn: new Date(world.now()).toISOString(),
      };
      ledger.book(customerId, -option.cost);
      state.value.coupons.push(coupon);
      state.changed();
      coupons.value[coupon.couponCode] = { amountCents: option.amount * 100, onceOnly: true };
      coupons.changed();
      return coupon;
    },
    couponsOf: (customerId) => state.value.coupons.filter((coupon) => coupon.customerId === customerId),
  };
  return ledger;
}

function couponCode(name: string): string {
  return `FB-${createHash('sha1').update(name).digest('hex').slice(0, 8).toUpperCase()}`;
}
