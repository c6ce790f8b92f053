import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { Field } from '../../../ui/field.tsx';
import { discountResultAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import styles from './discount-code.module.css';

/** The field for a code, with what the platform says about it. */
export function DiscountCode() {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const result = useAtomValue(discountResultAtom);
  const { applyDiscount } = useCart();
  const id = useId();
  const isApplied = result?.outcome === 'applied';
  const error = result && result.outcome !== 'applied' ? cartCopy.codeProblem[result.outcome] : null;

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
        error={error?.(result?.code ?? '') ?? null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className={`link ui ${styles.apply}`}>
        {isSending ? cartCopy.applying : cartCopy.apply}
      </button>
      <p role="status" className={styles.applied}>
        {isApplied && cartCopy.codeApplied(result.code)}
      </p>
    </form>
  );
}
