import { lazy, Suspense } from 'react';
import type { FrameProps } from '../data/page-props.ts';
import { CartWaiting } from '../features/cart/cart-waiting.tsx';
import '../features/cart/cart-page.module.css';

const CartPage = lazy(() =>
  import('../features/cart/cart-page.tsx').then((module) => ({ default: module.CartPage })),
);

/** A shell that waits: what is in a bag only the browser knows. */
export function CartScreen({ frame }: { frame: FrameProps }) {
  return (
    <Suspense fallback={<CartWaiting />}>
      <CartPage emptyCart={frame.shell.emptyCart} footer={frame.shell.cartPageFooter} />
    </Suspense>
  );
}
