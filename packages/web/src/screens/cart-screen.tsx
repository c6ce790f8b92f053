import type { FrameProps } from '../data/page-props.ts';
import { CartWaiting } from '../features/cart/cart-waiting.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';

const loadCartPage = () => import('../features/cart/cart-page.tsx').then((module) => module.CartPage);

/** Shows a placeholder until the browser has loaded the cart. */
export function CartScreen({ frame }: { frame: FrameProps }) {
  const CartPage = useLoaded(true, loadCartPage, loadPageInFull);
  if (!CartPage) return <CartWaiting />;
  return <CartPage emptyCart={frame.shell.emptyCart} footer={frame.shell.cartPageFooter} />;
}

/** Only when the document was loaded at another address: otherwise reloading would not help. */
function loadPageInFull(): void {
  const [first] = performance.getEntriesByType('navigation');
  if (first && new URL(first.name).pathname !== location.pathname) location.reload();
}
