import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
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
  const setTyped = useSetAtom(typedEmailAtom);
  const read = useEffectEvent(() => {
    const { value = '', validity } = field.current ?? {};
    const email = value.trim();
    const isAddress = email !== '' && validity?.valid === true;
    setTyped({ email, isAddress, variantIds: product.variants.map((variant) => variant.id) });
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
    <>
      <Field
        id={id}
        ref={field}
        label={copy.email}
        type="email"
        name="email"
        autoComplete="email"
        aria-describedby={promiseId}
      />
      <p id={promiseId} className="small muted">
        {copy.promise['product-in-stock']}
      </p>
    </>
  );
}
