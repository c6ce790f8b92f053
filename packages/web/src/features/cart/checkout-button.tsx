import { withExpressCheckout } from '@storefront/core/cart/checkout-route';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { tokenAtom, userAtom } from '../../state/session-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cartAtom, cartIsBusyAtom, cartMessagesAtom, isAddingAtom, itemCountAtom } from './cart-atoms.ts';
import styles from './checkout-button.module.css';
import { type CheckoutProblem, GUEST, goToCheckout } from './go-to-checkout.ts';
import { cartIsUncertainAtom, isShownAheadAtom } from './late-cart-atoms.ts';
import { useCart } from './use-cart.ts';

type Way = 'standard' | 'express';

interface Press {
  way: Way;
  /** What the bag said at the press. */
  messages: string[];
  /** Without the customer's account, which could not be reached. */
  isGuest: boolean;
}

/**
 * `[rule.checkout-and-installments.1]` A press while the bag still changes is carried out after the change, unless that
 * brought a message to read first.
 */
export function CheckoutButton({ hasExpress = false }: { hasExpress?: boolean }) {
  const cart = useAtomValue(cartAtom);
  const isBusy = useAtomValue(cartIsBusyAtom);
  // The bag may show a piece before its add is drawn.
  const isAhead = useAtomValue(isShownAheadAtom);
  const isAdding = useAtomValue(isAddingAtom) || isAhead;
  const count = useAtomValue(itemCountAtom);
  const messages = useAtomValue(cartMessagesAtom);
  const user = useAtomValue(userAtom);
  const token = useAtomValue(tokenAtom);
  const isUncertain = useAtomValue(cartIsUncertainAtom);
  const { restore } = useCart();
  const [pressed, setPressed] = useState<Press | null>(null);
  const [leaving, setLeaving] = useState<Way | null>(null);
  const [problem, setProblem] = useState<{ code: CheckoutProblem; way: Way } | null>(null);

  const leave = useEffectEvent(async (way: Way, shopper: typeof GUEST) => {
    if (!cart || count === 0) return;
    setProblem(null);
    setLeaving(way);
    const found = await goToCheckout(way === 'express' ? withExpressCheckout(cart) : cart, shopper);
    setProblem(found && { code: found, way });
    if (found !== null) setLeaving(null);
  });

  useEffect(() => {
    if (pressed === null || isBusy) return;
    setPressed(null);
    if (isUncertain) return;
    const isNothingNew = messages.every((message) => pressed.messages.includes(message));
    const shopper = pressed.isGuest ? GUEST : { email: user?.email ?? null, token };
    if (isNothingNew) void leave(pressed.way, shopper);
  }, [pressed, isBusy, isUncertain, messages, user, token]);

  // The browser shows the frozen page again to a shopper who comes back.
  useEffect(() => {
    const onShow = () => setLeaving(null);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  // The other button rests while one of them leads away.
  const busyWay = pressed?.way ?? leaving;
  const press = (way: Way, isGuest = false) => {
    if (busyWay !== null) return;
    // What a lost change has done is looked at before it is paid for.
    if (isUncertain) void restore();
    setPressed({ way, messages, isGuest });
  };
  return (
    <>
      <Button
        isBlock
        isBusy={isAdding || busyWay === 'standard'}
        disabled={count === 0 && !isAhead}
        onClick={() => press('standard')}
      >
        {isAdding ? cartCopy.adding : cartCopy.checkout}
      </Button>
      {hasExpress && (
        <Button
          look="line"
          isBlock
          className={styles.express}
          isBusy={busyWay === 'express'}
          disabled={count === 0 || isAdding}
          onClick={() => press('express')}
        >
          {busyWay !== 'express' && <Icon name="express-pay" size={22} />}
          {cartCopy.expressCheckout}
        </Button>
      )}
      <div role="status" className={styles.problem}>
        {problem !== null && (
          <>
            <p>{cartCopy.checkoutProblem[problem.code]}</p>
            {problem.code === 'failed' && (
              <Button look="line" isBlock onClick={() => press(problem.way, true)}>
                {cartCopy.asGuest}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
