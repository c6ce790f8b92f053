import type { GiftCardMode } from '@storefront/core/product/action-button';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Of a gift card that can be sent to somebody. */
export interface GiftSlots {
  /** Above the amounts. */
  toggle: ReactNode;
  /** Below the amounts. */
  form: ReactNode;
  /** Null until its script has come. */
  control: {
    mode: GiftCardMode;
    isBlocked: boolean;
    isSending: boolean;
    send: (card: PageVariant) => void;
  } | null;
}

/**
 * Carries out a press of the button that came before the script of the gift form: once it is there, the gift is sent, or the
 * shopper is led to the first field that is missing. Without the form the card is added for the shopper.
 */
export function useEarlyGift(
  gift: GiftSlots | null,
  chosen: PageVariant | null,
  onAdd: (card: PageVariant) => void,
): { form: RefObject<HTMLDivElement | null>; isAwaited: boolean; wait: () => void } {
  const form = useRef<HTMLDivElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  const control = gift?.control ?? null;
  const isThere = control !== null;
  const answer = useEffectEvent(() => {
    setAwaited(false);
    if (!chosen || !control) return;
    if (control.mode === 'buy-now') onAdd(chosen);
    else if (control.isBlocked) form.current?.querySelector('input')?.focus();
    else control.send(chosen);
  });
  useEffect(() => {
    if (isAwaited && isThere) answer();
  }, [isAwaited, isThere]);
  return { form, isAwaited, wait: () => setAwaited(true) };
}
