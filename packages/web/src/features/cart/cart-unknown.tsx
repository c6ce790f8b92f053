import { cartCopy } from '../../copy/cart-copy.ts';
import { Button } from '../../ui/button.tsx';
import { useCart } from './use-cart.ts';

/** Where the bag could not be fetched: its message stands above. */
export function CartUnknown() {
  const { restore } = useCart();
  return (
    <Button look="line" onClick={() => void restore()}>
      {cartCopy.tryAgain}
    </Button>
  );
}
