import { systemClock } from '@storefront/core/clock';
import { checkGift } from '@storefront/core/gift/check-gift';
import { needsGiftSession } from '@storefront/core/gift/gift-session';
import { isActionBlocked } from '@storefront/core/product/action-button';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { giftCopy as copy } from '../../copy/gift-copy.ts';
import styles from './gift.module.css';
import { giftFormAtom, giftModeAtom, giftProblemAtom, isSendingGiftAtom } from './gift-atoms.ts';
import type { AddGift, GiftControl } from './gift-control.ts';
import { GiftFields } from './gift-fields.tsx';
import { GiftToggle } from './gift-toggle.tsx';
import { sendGift } from './send-gift.ts';
import { sessionCookie } from './session-cookie.ts';
import { sharedGiftSender } from './shared-gift-sender.ts';

export interface GiftCardProps {
  /** The toggle stands above the amounts, the form below them. */
  part: 'toggle' | 'form';
  product: { vendor: string };
  /** Adds the card of a gift that was created. */
  add: AddGift;
  /** Receives what the page's button needs, whenever it changes. */
  onChange: (control: GiftControl) => void;
}

/** How a gift card is sent to somebody. */
export function GiftCard({ part, ...props }: GiftCardProps) {
  return part === 'toggle' ? <GiftToggle /> : <GiftForm {...props} />;
}

function GiftForm({ product, add, onChange }: Omit<GiftCardProps, 'part'>) {
  const store = useStore();
  const [mode, setMode] = useAtom(giftModeAtom);
  const [form, setForm] = useAtom(giftFormAtom);
  const [problem, setProblem] = useAtom(giftProblemAtom);
  const isSending = useAtomValue(isSendingGiftAtom);
  const setSending = useSetAtom(isSendingGiftAtom);
  const check = checkGift(form, systemClock);
  const isBlocked = isActionBlocked(product, mode, check.isValid);

  const report = useEffectEvent((state: Omit<GiftControl, 'send'>) => {
    const send: GiftControl['send'] = (card) =>
      void sendGift(card, { store, clock: systemClock, sender: sharedGiftSender, add });
    onChange({ ...state, send });
  });
  useEffect(() => report({ mode, isBlocked, isSending }), [mode, isBlocked, isSending]);

  // What was typed stays for the next visit.
  useEffect(
    () => () => {
      setMode(null);
      setProblem(null);
      setSending(false);
    },
    [setMode, setProblem, setSending],
  );

  if (mode === 'buy-now') return null;
  return (
    <>
      <GiftFields
        form={form}
        check={check}
        onChange={(changes) => {
          setProblem(null);
          setForm({ ...form, ...changes });
        }}
        onIntent={() => {
          if (needsGiftSession(product, sessionCookie.read())) sharedGiftSender.warmUp();
        }}
      />
      <p className={styles.problem} role="alert">
        {problem && copy.problems[problem]}
      </p>
    </>
  );
}
