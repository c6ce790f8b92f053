import { CART_PROFILE, placementOf } from '@storefront/core/recommendation/profiles';
import { useAtomValue } from 'jotai';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import type { PageProps } from '../data/page-props.ts';
import type { CartProps } from '../data/static-page.ts';
import { itemCountAtom } from '../features/cart/cart-atoms.ts';
import { CartWaiting } from '../features/cart/cart-waiting.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';
import { LateCarousels } from './late-carousels.tsx';

const loadCartPage = () => import('../features/cart/cart-page.tsx').then((module) => module.CartPage);

const recommended = {
  heading: recommendationCopy.bag,
  profile: CART_PROFILE,
  placement: placementOf('basket-page'),
};
/** Below an empty bag. */
const viewed = {};

/** Shows a placeholder until the browser has loaded the cart. */
export function CartScreen({ frame, cardTexts }: PageProps<CartProps>) {
  const CartPage = useLoaded(true, loadCartPage, loadPageInFull);
  const isEmpty = useAtomValue(itemCountAtom) === 0;
  if (!CartPage) return <CartWaiting />;
  return (
    <>
      <CartPage
        emptyCart={frame.shell.emptyCart}
        footer={frame.shell.cartPageFooter}
        banner={frame.shell.cartBanner}
        bridal={frame.shell.shippingBridal}
      />
      <LateCarousels texts={cardTexts} recommended={recommended} {...(isEmpty && { viewed })} />
    </>
  );
}

/** Only when the document was loaded at another address: otherwise reloading would not help. */
function loadPageInFull(): void {
  const [first] = performance.getEntriesByType('navigation');
  if (first && new URL(first.name).pathname !== location.pathname) location.reload();
}
