import type { CartAttribute } from '@storefront/core/cart/cart';
import { atom } from 'jotai';

/** `[entity.cart.2]` What the chat writes to the bag, once the shopper has opened it on this page. */
export const chatAttributesAtom = atom<readonly CartAttribute[]>([]);
