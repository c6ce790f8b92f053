import type { ProductCard } from '@storefront/core/product/card';
import { atom } from 'jotai';

/** A card that the pointer or the focus has been on, with the element in it for its quick-add panel. */
interface MetCard {
  key: number;
  card: ProductCard;
  place: Element;
}

const allMetAtom = atom<readonly MetCard[]>([]);

/** Cards of pages that were left are dropped with the next one. */
export const metCardsAtom = atom(
  (get) => get(allMetAtom),
  (get, set, { card, place }: Pick<MetCard, 'card' | 'place'>) => {
    const met = get(allMetAtom);
    const key = met.find((one) => one.place === place)?.key ?? (met.at(-1)?.key ?? 0) + 1;
    const others = met.filter((one) => one.key !== key && one.place.isConnected);
    set(
      allMetAtom,
      [...others, { key, card, place }].toSorted((one, other) => one.key - other.key),
    );
  },
);

/** The card whose quick-add drawer is open, or about to close. */
export const quickAddCardAtom = atom<ProductCard | null>(null);
