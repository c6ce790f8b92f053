import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { Button } from '../../ui/button.tsx';
import { cartAtom, cartIsBusyAtom, itemCountAtom } from './cart-atoms.ts';

/** `[rule.checkout-and-installments.1]`, `[state.cart-lifecycle.16]`: a guest goes straight to the checkoutUrl. */
export function CheckoutButton() {
  const cart = useAtomValue(cartAtom);
  const isBusy = useAtomValue(cartIsBusyAtom);
  const count = useAtomValue(itemCountAtom);
  return (
    <Button
      isBlock
      isBusy={isBusy && count > 0}
      disabled={count === 0}
      onClick={() => {
        if (cart) window.location.assign(cart.checkoutUrl);
      }}
    >
      {cartCopy.checkout}
    </Button>
  );
}
