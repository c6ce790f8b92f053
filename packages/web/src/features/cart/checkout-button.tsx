import type { Cart } from '@storefront/core/cart/cart';
import { withExpressCheckout } from '@storefront/core/cart/checkout-route';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { tokenAtom, userAtom } from '../../state/session-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  cartAtom,
  cartIsBusyAtom,
  cartIsUncertainAtom,
  cartMessagesAtom,
  isAddingAtom,
  itemCountAtom,
} from './cart-atoms.ts';
import styles from './checkout-button.module.css';
import { type CheckoutProblem, GUEST, goToCheckout } from './go-to-checkout.ts';
import { useCart } from './use-cart.ts';

type Way = 'standard' | 'express';

/** Whether a bag that was fetched anew holds what its shopper saw. */
function isSameBag(seen: Cart, now: Cart | null): boolean {
  const said = ({ lines, cost }: Cart) => [lines.map(({ id, quantity }) => [id, quantity]), cost.totalAmount];
  return JSON.stringify(said(seen)) === JSON.stringify(now && said(now));
}

interface CheckoutButtonProps {
  hasExpress?: boolean;
  /** The bag shows a piece before its add is drawn. */
  isAhead?: boolean;
}

/**
 * `[rule.checkout-and-installments.1]` A press while the bag still changes is carried out after the change, unless that
 * brought a message to read first.
 */
export function CheckoutButton({ hasExpress = false, isAhead = false }: CheckoutButtonProps) {
  const cart = useAtomValue(cartAtom);
  const isBusy = useAtomValue(cartIsBusyAtom);
  const isAdding = useAtomValue(isAddingAtom) || isAhead;
  const count = useAtomValue(itemCountAtom);
  const messages = useAtomValue(cartMessagesAtom);
  const user = useAtomValue(userAtom);
  const token = useAtomValue(tokenAtom);
  const isUncertain = useAtomValue(cartIsUncertainAtom);
  const { restore } = useCart();
  const [pressed, setPressed] = useState<{ way: Way; messages: string[]; doubted: Cart | null } | null>(null);
  const [leaving, setLeaving] = useState<Way | null>(null);
  const [problem, setProblem] = useState<CheckoutProblem | 'changed' | null>(null);

  const leave = useEffectEvent(async (way: Way, shopper: typeof GUEST) => {
    if (!cart || count === 0) return;
    setProblem(null);
    setLeaving(way);
    const found = await goToCheckout(way === 'express' ? withExpressCheckout(cart) : cart, shopper);
    setProblem(found);
    if (found !== null) setLeaving(null);
  });

  useEffect(() => {
    if (pressed === null || isBusy) return;
    setPressed(null);
    if (isUncertain) return;
    const isOther = pressed.doubted !== null && !isSameBag(pressed.doubted, cart);
    if (isOther) setProblem('changed');
    const isNothingNew = messages.every((message) => pressed.messages.includes(message));
    if (isNothingNew && !isOther) void leave(pressed.way, { email: user?.email ?? null, token });
  }, [pressed, isBusy, isUncertain, cart, messages, user, token]);

  // The browser shows the frozen page again to a shopper who comes back.
  useEffect(() => {
    const onShow = () => setLeaving(null);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  // The other button rests while one of them leads away.
  const busyWay = pressed?.way ?? leaving;
  const press = (way: Way) => {
    if (busyWay !== null) return;
    // What a lost change has done is looked at before it is paid for.
    if (isUncertain) void restore();
    setPressed({ way, messages, doubted: isUncertain ? cart : null });
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
