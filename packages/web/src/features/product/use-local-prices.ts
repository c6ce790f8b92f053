import type { ShownPrices } from '@storefront/core/product/local-price';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { localPricesAtom } from '../../state/market-atoms.ts';

/** A product's prices in the shopper's country; null where those of the page are shown. */
export function useLocalPrices(id: string): ShownPrices | null {
  return useSettledAtom(localPricesAtom, null)?.get(id) ?? null;
}
