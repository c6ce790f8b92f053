import type { CatalogueDiscount } from '../../world/catalogue.ts';
import { type Coupon, couponsOf } from '../../world/coupons.ts';
import type { World } from '../../world/world.ts';

export interface DiscountBook {
  /** Also finds coupons that other providers issued. Case does not matter. */
  byCode(code: string): CatalogueDiscount | null;
  automatic(): CatalogueDiscount[];
  isRunning(discount: CatalogueDiscount): boolean;
  wasUsedBy(discount: CatalogueDiscount, email: string): boolean;
  /** True for a one-order coupon that was used. */
  isUsedUp(discount: CatalogueDiscount): boolean;
  /** Records who used a discount. */
  use(discount: CatalogueDiscount, email: string): void;
}

interface Pages {
  /** Code → e-mails that used it. */
  uses: Record<string, string[]>;
}

export function createDiscountBook(world: World): DiscountBook {
  const pages = world.slice<Pages>('commerce.discounts', () => ({ uses: {} }));
  const coupons = couponsOf(world);
  const name = (discount: CatalogueDiscount) => (discount.code ?? discount.title).toUpperCase();
  const couponOf = (code: string): Coupon | null =>
    Object.hasOwn(coupons.value, code) ? (coupons.value[code] ?? null) : null;
  return {
    byCode(text) {
      const code = text.trim().toUpperCase();
      const own = world.catalogue.discounts.find((known) => known.code?.toUpperCase() === code);
      if (own) return own;
      const coupon = couponOf(code);
      return coupon ? discountOf(code, coupon) : null;
    },
    automatic: () => world.catalogue.discounts.filter((known) => known.code === null),
    isRunning({ startsAt, endsAt }) {
      const now = world.now();
      if (startsAt !== null && Date.parse(startsAt) > now) return false;
      return endsAt === null || Date.parse(endsAt) > now;
    },
    wasUsedBy: (discount, email) =>
      pages.value.uses[name(discount)]?.includes(email.trim().toLowerCase()) === true,
    isUsedUp: (discount) =>
      couponOf(name(discount))?.onceOnly === true && pages.value.uses[name(discount)] !== undefined,
    use(discount, email) {
      const users = pages.value.uses[name(discount)] ?? [];
      pages.value.uses[name(discount)] = [...users, email.trim().toLowerCase()];
      pages.changed();
    },
  };
}

function discountOf(code: string, coupon: Coupon): CatalogueDiscount {
  return {
    code,
    title: code,
    ...('percent' in coupon
      ? { kind: 'percentage', value: coupon.percent }
      : { kind: 'amount', value: coupon.amountCents }),
    minimumCents: null,
    collectionHandle: null,
    startsAt: null,
    endsAt: null,
    oncePerCustomer: false,
  };
}
