import type { FrameProps } from '../data/page-props.ts';
import { CartWaiting } from '../features/cart/cart-waiting.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';

const loadCartPage = () => import('../features/cart/cart-page.tsx').then((module) => module.CartPage);

/** A shell that waits: what is in a bag only the browser knows. */
export function CartScreen({ frame }: { frame: FrameProps }) {
  const CartPage = useLoaded(true, loadCartPage, loadPageInFull);
  if (!CartPage) return <CartWaiting />;
  return <CartPage emptyCart={frame.shell.emptyCart} footer={frame.shell.cartPageFooter} />;
}

/** Once: a document that was loaded at this address already would come again as it is. */
function loadPageInFull(): void {
  const [first] = performance.getEntriesByType('navigation');
  if (first && new URL(first.name).pathname !== location.pathname) location.reload();
}
