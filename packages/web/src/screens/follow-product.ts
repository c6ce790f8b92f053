import { isAppointment } from '@storefront/core/product/markers';
import { preselectedVariantId } from '@storefront/core/product/size-options';
import type { ProductPage } from '@storefront/core/product/to-product-page';
import type { createStore } from 'jotai';
import { lastViewedOf } from '../features/recommendation/last-viewed.ts';
import { afterPaint } from '../hooks/after-paint.ts';
import { paths } from '../paths.ts';
import { showAddress } from '../state/hide-address.ts';
import { shownVariantIdAtom } from '../state/wishlist-atoms.ts';

let stopFollowing = () => {};

/** What a product page does once it is used: its piece counts as viewed, and its address has the chosen size. */
export function followProduct(
  store: ReturnType<typeof createStore>,
  product: ProductPage,
  sku: string | null,
): void {
  lastViewedOf(store).record(sku);
  // Writing the history would come before the paint of a choice.
  const follow = () => afterPaint(() => keepInAddress(product, store.get(shownVariantIdAtom)));
  stopFollowing();
  stopFollowing = store.sub(shownVariantIdAtom, follow);
  follow();
}

/** `[screen.route-table.36]` Who comes back to the page, or loads it anew, finds the size that she chose. */
function keepInAddress(product: ProductPage, variantId: string | null): void {
  const { handle, variants } = product;
  const address = new URL(location.href);
  const isShown = address.pathname === new URL(paths.product(handle), address).pathname;
  // Right after a navigation the chosen one may still be another product's.
  if (!isShown || variantId === null || !variants.some(({ id }) => id === variantId)) return;
  const named = address.searchParams.get('variant');
  if (preselectedVariantId(variants, named, isAppointment(product)) === variantId) return;
  address.searchParams.set('variant', variantId);
  showAddress(`${address.pathname}${address.search}${address.hash}`);
}
