import { remembered } from '../../hooks/use-loaded.ts';

/** The drawer of the bag, fetched when a shopper is about to add or to look: an add opens it at once. */
export const loadCartDrawer = remembered(() =>
  import(/* webpackChunkName: "bag" */ './cart-drawer.tsx').then((module) => module.CartDrawer),
);
