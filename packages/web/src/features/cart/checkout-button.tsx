import { toPurchase } from '@storefront/core/cart/cart-items';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { Button } from '../../ui/button.tsx';
import { cartAtom, cartIsBusyAtom, cartMessagesAtom, itemCountAtom } from './cart-atoms.ts';

/**
 * `[rule.checkout-and-installments.1]`, `[state.cart-lifecycle.16]`: a guest goes straight to the checkoutUrl. A press
 * while the bag still changes is carried out after the change, unless that brought a message to read first.
 */
export function CheckoutButton() {
  const cart = useAtomValue(cartAtom);
  const isBusy = useAtomValue(cartIsBusyAtom);
  const count = useAtomValue(itemCountAtom);
  const messages = useAtomValue(cartMessagesAtom);
  const [messagesAtPress, setMessagesAtPress] = useState<string[] | null>(null);

  useEffect(() => {
    if (messagesAtPress === null || isBusy) return;
    setMessagesAtPress(null);
    const isNothingNew = messages.every((message) => messagesAtPress.includes(message));
    if (!cart || count === 0 || !isNothingNew) return;
    recordEvent({ kind: 'begin-checkout', cartId: cart.id, purchase: toPurchase(cart) });
    window.location.assign(cart.checkoutUrl);
  }, [messagesAtPress, isBusy, cart, count, messages]);

  return (
    <Button
      isBlock
      isBusy={messagesAtPress !== null}
      disabled={count === 0}
      onClick={() => setMessagesAtPress(messages)}
    >
      {cartCopy.checkout}
    </Button>
  );
}
