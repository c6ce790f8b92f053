import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { tokenAtom, userAtom } from '../../state/session-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { cartAtom, cartIsBusyAtom, cartMessagesAtom, isAddingAtom, itemCountAtom } from './cart-atoms.ts';
import styles from './checkout-button.module.css';
import { type CheckoutProblem, GUEST, goToCheckout } from './go-to-checkout.ts';

/**
 * `[rule.checkout-and-installments.1]` A press while the bag still changes is carried out after the change, unless that
 * brought a message to read first.
 */
export function CheckoutButton() {
  const cart = useAtomValue(cartAtom);
  const isBusy = useAtomValue(cartIsBusyAtom);
  const isAdding = useAtomValue(isAddingAtom);
  const count = useAtomValue(itemCountAtom);
  const messages = useAtomValue(cartMessagesAtom);
  const user = useAtomValue(userAtom);
  const token = useAtomValue(tokenAtom);
  const [messagesAtPress, setMessagesAtPress] = useState<string[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  const leave = useEffectEvent(async (shopper: typeof GUEST) => {
    if (!cart || count === 0) return;
    setProblem(null);
    setLeaving(true);
    const found = await goToCheckout(cart, shopper);
    setProblem(found);
    if (found !== null) setLeaving(false);
  });

  useEffect(() => {
    if (messagesAtPress === null || isBusy) return;
    setMessagesAtPress(null);
    const isNothingNew = messages.every((message) => messagesAtPress.includes(message));
    if (isNothingNew) void leave({ email: user?.email ?? null, token });
  }, [messagesAtPress, isBusy, messages, user, token]);

  // The browser shows the frozen page again to a shopper who comes back.
  useEffect(() => {
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return (
    <>
      <Button
        isBlock
        isBusy={isAdding || isLeaving || messagesAtPress !== null}
        disabled={count === 0}
        onClick={() => setMessagesAtPress(messages)}
      >
        {isAdding ? cartCopy.adding : cartCopy.checkout}
      </Button>
      <div role="status" className={styles.problem}>
        {problem !== null && (
          <>
            <p>{cartCopy.checkoutProblem[problem]}</p>
            {problem === 'failed' && (
              <Button look="line" isBlock onClick={() => cart && void goToCheckout(cart, GUEST)}>
                {cartCopy.asGuest}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
