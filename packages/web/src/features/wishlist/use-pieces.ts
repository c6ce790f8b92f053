import type { WishlistItem } from '@storefront/core/wishlist/wishlist';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { loadPieces, type Piece } from './load-pieces.ts';

/** So many pieces are read at once. */
export const PIECES_AT_ONCE = 24;

/** Prices and stock are those of a country. */
const keyOf = ({ epi }: WishlistItem, country: string) => `${country} ${epi}`;

/**
 * The pieces of a list, in its order, read as they are wanted: those that were read stay, so that one that is taken out
 * moves the others up without a request. Null for one that is on its way.
 */
export function usePieces(items: readonly WishlistItem[], isWanted: boolean) {
  const store = useStore();
  const country = useAtomValue(priceCountryAtom);
  const [shown, setShown] = useState(PIECES_AT_ONCE);
  const [known, setKnown] = useState<ReadonlyMap<string, Piece>>(new Map());
  const [isFailed, setFailed] = useState(false);
  const visible = items.slice(0, shown);
  const missing = isWanted && !isFailed ? visible.filter((item) => !known.has(keyOf(item, country))) : [];
  const missingKey = missing.map((item) => keyOf(item, country)).join();

  const load = useEffectEvent(async () => {
    const wanted = missing.slice(0, PIECES_AT_ONCE);
    try {
      const [{ commerceListing }, { commerceLookUp }] = await Promise.all([
        import('../../clients/commerce-listing.ts'),
        import('../../clients/commerce-look-up.ts'),
      ]);
      const readers = { ...commerceListing(), ...commerceLookUp() };
      const { pieces, used } = await inPriceMarket(store, async (used) => ({
        pieces: await loadPieces(wanted, used, readers),
        used,
      }));
      setKnown(
        (before) => new Map([...before, ...pieces.map((piece) => [keyOf(piece.item, used), piece] as const)]),
      );
    } catch (error) {
      console.warn('The pieces of a wishlist could not be read', error);
      setFailed(true);
    }
  });
  useEffect(() => {
    if (missingKey !== '') void load();
  }, [missingKey]);

  return {
    pieces: visible.map((item) => ({ item, piece: known.get(keyOf(item, country)) ?? null })),
    isFailed,
    hasMore: items.length > shown,
    showMore: () => setShown(shown + PIECES_AT_ONCE),
    retry: () => setFailed(false),
  };
}
