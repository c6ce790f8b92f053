import { outcomeNow } from '@storefront/core/cart/discount-code';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { noticeAtom } from '../../../state/notice-atom.ts';
import { Field } from '../../../ui/field.tsx';
import { cartAtom, discountResultAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import styles from './discount-code.module.css';

/** The field for a code, with what the platform says about it. */
export function DiscountCode() {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const result = useAtomValue(discountResultAtom);
  const { applyDiscount } = useCart();
  const id = useId();
  const cart = useAtomValue(cartAtom);
  const outcome = result && outcomeNow(cart, result.code, result.outcome);
  const said = result && outcome && cartCopy.codeOutcome[outcome](result.code);
  const isProblem = outcome !== 'applied' && outcome !== 'waiting';

  // What a link's notice says stands here, too: once is enough.
  const [notice, setNotice] = useAtom(noticeAtom);
  const isSaidTwice = notice !== null && notice.text === said;
  useEffect(() => {
    if (isSaidTwice) setNotice(null);
  }, [isSaidTwice, setNotice]);

  async function apply() {
    setSending(true);
    const outcome = await applyDiscount(text);
    setSending(false);
    if (outcome === 'applied') setText('');
  }

  return (
    <form
      noValidate
      className={styles.code}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void apply();
      }}
    >
      <Field
        id={id}
        name="discount"
        label={cartCopy.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        error={isProblem ? said : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className={`link ui ${styles.apply}`}>
        {isSending ? cartCopy.applying : cartCopy.apply}
      </button>
      <p role="status" className={styles.applied}>
        {!isProblem && said}
      </p>
    </form>
  );
}
