import { hasBridalProducts } from '@storefront/core/cart/bridal';
import { atom } from 'jotai';
import { cartAtom } from '../cart-atoms.ts';

/** `[entity.cart-state.4]` `[state.cart-lifecycle.15]` */
export const hasBridalProductsAtom = atom((get) => hasBridalProducts(get(cartAtom)));
