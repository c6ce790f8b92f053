import { toGid } from '@storefront/core/product/identifiers';
import { useStore } from 'jotai';
import { cartAtom } from '../features/cart/cart-atoms.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { GiftCard, type GiftCardProps } from '../features/gift/gift-card.tsx';
import type { AddGift } from '../features/gift/gift-control.ts';

/** Joins the form of a gift card to the cart. */
export function GiftHost(props: Omit<GiftCardProps, 'add'>) {
  const store = useStore();
  const { add } = useCart();
  const addGift: AddGift = async ({ id }, giftId, attributes) => {
    const merchandiseId = toGid('ProductVariant', id);
    if (merchandiseId === null) return false;
    await add([{ merchandiseId, quantity: 1, attributes }], { addToCartType: 'gift card' });
    const lines = store.get(cartAtom)?.lines ?? [];
    return lines.some((line) => line.attributes.some(({ value }) => value === giftId));
  };
  return <GiftCard {...props} add={addGift} />;
}
