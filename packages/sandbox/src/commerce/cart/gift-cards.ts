import { randomBytes } from 'node:crypto';
import type { World } from '../../world/world.ts';

export interface GiftCard {
  code: string;
  id: number;
  /** US cents. */
  balanceCents: number;
}

export interface GiftCardBook {
  /** Spaces, dashes and case do not matter. */
  find(code: string): GiftCard | null;
  issue(balanceCents: number): GiftCard;
  /** Reduces the balance by US cents. */
  spend(code: string, cents: number): void;
}

/** Cards that every new world has, to try paying with one. */
const given: [code: string, cents: number][] = [
  ['VESPER50', 50_00],
  ['VESPER500', 500_00],
  ['VESPEREMPTY', 0],
];

export function createGiftCardBook(world: World): GiftCardBook {
  const cards = world.slice<Record<string, GiftCard>>('commerce.gift-cards', () =>
    Object.fromEntries(
      given.map(([code, balanceCents], at) => [code, { code, id: 7001 + at, balanceCents }]),
    ),
  );
  const find = (code: string): GiftCard | null => {
    const plain = normaliseCode(code);
    return Object.hasOwn(cards.value, plain) ? (cards.value[plain] ?? null) : null;
  };
  return {
    find,
    issue(balanceCents) {
      const code = randomBytes(8).toString('hex').toUpperCase();
      const card = { code, id: 7001 + Object.keys(cards.value).length, balanceCents };
      cards.value[code] = card;
      cards.changed();
      return card;
    },
    spend(code, cents) {
      const card = find(code);
      if (!card) return;
      card.balanceCents = Math.max(0, card.balanceCents - cents);
      cards.changed();
    },
  };
}

export function normaliseCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
