import { hasTag } from '../product/has-tag.ts';
import { productMarkers } from '../product/markers.ts';
import type { Cart } from './cart.ts';

/** `[state.cart-lifecycle.15]` `[entity.cart-state.4]` Whether the cart holds bridal products, which have shipping rules of their own. */
export function hasBridalProducts(cart: Cart | null): boolean {
  const lines = cart?.lines ?? [];
  return lines.some(({ merchandise }) => hasTag(merchandise.product.tags, productMarkers.bridalShippingTag));
}
