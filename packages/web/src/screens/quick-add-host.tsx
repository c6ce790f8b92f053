import { toShownPiece } from '@storefront/core/cart/pending-piece';
import { DEFAULT_MARKET } from '@storefront/core/market/market';
import { formatPrice } from '@storefront/core/market/price';
import { toGid } from '@storefront/core/product/identifiers';
import type { SaleTag } from '@storefront/core/product/labels';
import { lineAttributes } from '@storefront/core/product/line-attributes';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useCart } from '../features/cart/use-cart.ts';
import { metCardsAtom, quickAddCardAtom } from '../features/product/quick-add-atoms.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { paths } from '../paths.ts';
import { saleTagsAtom } from '../state/sale-tags-atom.ts';
import { shownPriceOf } from '../state/shown-price.ts';

const loadQuickAdd = () =>
  import(/* webpackChunkName: "quick-add" */ '../features/product/quick-add.tsx').then(
    (module) => module.QuickAdd,
  );

/** Joins quick add and the cart; loaded when a shopper turns to a card. */
export function QuickAddHost({ saleTags }: { saleTags: readonly SaleTag[] }) {
  const setSaleTags = useSetAtom(saleTagsAtom);
  useEffect(() => setSaleTags(saleTags), [saleTags, setSaleTags]);
  const hasMet = useAtomValue(metCardsAtom).length > 0;
  const [card, setCard] = useAtom(quickAddCardAtom);
  const store = useStore();
  const { add, warmUp } = useCart();
  const QuickAdd = useLoaded(hasMet || card !== null, loadQuickAdd, () => {
    // The product page sells without it.
    if (card) window.location.assign(paths.product(card.handle, 'quick-add'));
    setCard(null);
  });
  return (
    QuickAdd && (
      <QuickAdd
        onIntent={warmUp}
        onAdd={(product, variant) => {
          const { id: variantId } = variant;
          const merchandiseId = toGid('ProductVariant', variantId);
          if (merchandiseId === null) return;
          const homePrice = formatPrice(variant.price, DEFAULT_MARKET.currencyCode);
          const price = shownPriceOf(store, { productId: product.legacy_id, variantId, homePrice });
          const shown = toShownPiece(product, variant, price);
          const attributes = lineAttributes(product, variant);
          void add([{ merchandiseId, quantity: 1, attributes, shown }], { addToCartType: 'quick add' });
        }}
      />
    )
  );
}
