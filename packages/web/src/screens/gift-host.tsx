import { toShownPiece } from '@storefront/core/cart/pending-piece';
import { giftIdOf } from '@storefront/core/cart/quantity';
import { toGid } from '@storefront/core/product/identifiers';
import type { ProductPage } from '@storefront/core/product/to-product-page';
import { useStore } from 'jotai';
import { cartAtom, cartOpenAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { GiftCard, type GiftCardProps } from '../features/gift/gift-card.tsx';
import type { AddGift } from '../features/gift/gift-control.ts';
import { shownPriceOf } from '../state/shown-price.ts';

/** Joins the form of a gift card to the cart. */
export function GiftHost(props: Omit<GiftCardProps, 'add'> & { product: ProductPage }) {
  const store = useStore();
  const { add } = useCart();
  const { product } = props;
  const addGift: AddGift = async (card, giftId, attributes) => {
    const merchandiseId = toGid('ProductVariant', card.id);
    if (merchandiseId === null) return false;
    const isInBag = () =>
      (store.get(cartAtom)?.lines ?? []).some((line) => giftIdOf(line.attributes) === giftId);
    // An add of the page before may have come late: one gift has one card.
    if (isInBag()) {
      store.set(cartOpenAtom, true);
      return true;
    }
    const named = { productId: product.id, variantId: card.id, homePrice: card.price };
    const shown = toShownPiece(product, card, shownPriceOf(store, named));
    await add([{ merchandiseId, quantity: 1, attributes, shown }], { addToCartType: 'gift card' });
    return isInBag();
  };
  return <GiftCard {...props} add={addGift} />;
}
