import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { notUS } from '@storefront/core/market/country';
import { toNumericId } from '@storefront/core/product/identifiers';
import { isMarkedDownInUsd, withMarkedDown } from '@storefront/core/product/line-attributes';
import type { createStore } from 'jotai';
import { currencyCountryAtom, localPricesAtom } from '../../../state/market-atoms.ts';
import { areDollarsShownAtom } from '../../../state/price-country-atom.ts';

/**
 * `[rule.cart-line-attributes-on-add.4]` Cached pages give a piece the price before in US dollars. Abroad its attribute
 * has the price that is shown in the shopper's currency, and none where that has not come yet.
 */
export function inShownCurrency(store: ReturnType<typeof createStore>, piece: PieceToAdd): PieceToAdd {
  const { merchandiseId, attributes } = piece;
  if (!attributes || !notUS(store.get(currencyCountryAtom)) || store.get(areDollarsShownAtom)) return piece;
  const id = toNumericId(merchandiseId) ?? '';
  for (const { variants } of store.get(localPricesAtom)?.values() ?? []) {
    const own = variants[id];
    if (own) return { ...piece, attributes: withMarkedDown(attributes, own.markedDownFrom) };
  }
  return { ...piece, attributes: attributes.filter((attribute) => !isMarkedDownInUsd(attribute)) };
}
