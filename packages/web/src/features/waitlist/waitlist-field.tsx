import { useAtom } from 'jotai';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { waitlistCopy as copy } from '../../copy/waitlist-copy.ts';
import { Field } from '../../ui/field.tsx';
import { typedEmailAtom } from './typed-email.ts';

/**
 * The field of a piece that is to come. Nothing is sent from here: the page's button opens the waitlist, which takes
 * what was typed.
 */
export function WaitlistField({ product }: { product: { variants: readonly { id: string }[] } }) {
  const id = useId();
  const promiseId = `${id}-promise`;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const read = useEffectEvent(() => {
    const input = field.current;
    const email = input?.value.trim() ?? '';
    setTyped({
      email,
      isAddress: email !== '' && input?.validity.valid === true,
      variantIds: product.variants.map((variant) => variant.id),
      isShown: () => input !== null && input.getClientRects().length > 0,
      report: () => input?.reportValidity(),
      thanks: null,
    });
  });
  useEffect(() => {
    const input = field.current;
    const follow = () => read();
    // It may have been filled before this script came.
    follow();
    input?.addEventListener('input', follow);
    return () => {
      input?.removeEventListener('input', follow);
      setTyped(null);
    };
  }, [setTyped]);

  return (
    <form method="post" onSubmit={pressButton}>
      <Field
        id={id}
        ref={field}
        label={copy.email}
        type="email"
        name="email"
        autoComplete="email"
        enterKeyHint="done"
        aria-describedby={promiseId}
      />
      <p id={promiseId} className="small muted">
        {typed?.thanks ?? copy.promise['product-in-stock']}
      </p>
    </form>
  );
}

/** Enter does what the page's button does, which stands next. The browser has checked the address. */
function pressButton(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const next = event.currentTarget.nextElementSibling;
  if (next instanceof HTMLButtonElement) next.click();
}
