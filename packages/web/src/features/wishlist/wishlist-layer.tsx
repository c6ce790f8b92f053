import type { createStore } from 'jotai';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { cardActionsAtom } from '../../state/wishlist-atoms.ts';
import { useCustomerWishlists } from './customer-wishlists.ts';
import { CardHeart } from './heart.tsx';
import { WishlistModal, type WishlistModalProps } from './wishlist-modal.tsx';

export interface WishlistLayerProps extends WishlistModalProps {
  /** The platform does not know the customer's token any more. */
  endSession: (store: ReturnType<typeof createStore>) => void;
}

/** Hearts on the cards, and the modal that they open. */
export function WishlistLayer({ endSession, ...modal }: WishlistLayerProps) {
  const setActions = useSetAtom(cardActionsAtom);
  useCustomerWishlists(endSession);
  useEffect(() => setActions({ Actions: CardHeart }), [setActions]);
  return <WishlistModal {...modal} />;
}
