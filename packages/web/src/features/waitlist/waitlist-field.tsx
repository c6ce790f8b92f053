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
    const isShown = () => input !== null && input.getClientRects().length > 0;
    setTyped({
      email,
      isAddress: email !== '' && input?.validity.valid === true,
      variantIds: product.variants.map((variant) => variant.id),
      isShown,
      report: () => {
        if (isShown()) return leadTo(input);
        openTray(input);
        // The tray is open by then.
        requestAnimationFrame(() => leadTo(input));
      },
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

function leadTo(input: HTMLInputElement | null): void {
  input?.focus();
  input?.reportValidity();
}

/** The grip is the first button of the panel. */
function openTray(input: HTMLInputElement | null): void {
  input?.closest('section')?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
}

/** Enter does what the page's button does, which stands next. The browser has checked the address. */
function pressButton(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const next = event.currentTarget.nextElementSibling;
  if (next instanceof HTMLButtonElement) next.click();
}
