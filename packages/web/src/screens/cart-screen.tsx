import type { FrameProps } from '../data/page-props.ts';
import { CartPage } from '../features/cart/cart-page.tsx';

export function CartScreen({ frame }: { frame: FrameProps }) {
  return <CartPage emptyCart={frame.shell.emptyCart} footer={frame.shell.cartPageFooter} />;
}
