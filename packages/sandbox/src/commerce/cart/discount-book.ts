import type { CatalogueDiscount } from '../../world/catalogue.ts';
import type { World } from '../../world/world.ts';

export interface DiscountBook {
  /** Case does not matter. */
  byCode(code: string): CatalogueDiscount | null;
  automatic(): CatalogueDiscount[];
  isRunning(discount: CatalogueDiscount): boolean;
  wasUsedBy(discount: CatalogueDiscount, email: string): boolean;
  /** Remembers who used a discount. */
  use(discount: CatalogueDiscount, email: string): void;
  /** A code made after the seed, such as a reward. */
  add(discount: CatalogueDiscount): void;
}

interface Pages {
  added: CatalogueDiscount[];
  /** Code → e-mails that used it. */
  uses: Record<string, string[]>;
}

export function keepDiscounts(world: World): DiscountBook {
  const pages = world.slice<Pages>('commerce.discounts', () => ({ added: [], uses: {} }));
  const all = () => [...world.catalogue.discounts, ...pages.value.added];
  const name = (discount: CatalogueDiscount) => (discount.code ?? discount.title).toUpperCase();
  return {
    byCode: (code) => all().find((known) => known.code?.toUpperCase() === code.trim().toUpperCase()) ?? null,
    automatic: () => all().filter((known) => known.code === null),
    isRunning({ startsAt, endsAt }) {
      const now = world.now();
      if (startsAt !== null && Date.parse(startsAt) > now) return false;
      return endsAt === null || Date.parse(endsAt) > now;
    },
    wasUsedBy: (discount, email) =>
      pages.value.uses[name(discount)]?.includes(email.trim().toLowerCase()) === true,
    use(discount, email) {
      const users = pages.value.uses[name(discount)] ?? [];
      pages.value.uses[name(discount)] = [...users, email.trim().toLowerCase()];
      pages.changed();
    },
    add(discount) {
      pages.value.added.push(discount);
      pages.changed();
    },
  };
}
