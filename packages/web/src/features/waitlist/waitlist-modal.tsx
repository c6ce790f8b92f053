import { namedSize } from '@storefront/core/product/size-options';
import { WAITLIST_CLEAR_MS } from '@storefront/core/waitlist/waitlist-modal';
import { waitlistText } from '@storefront/core/waitlist/waitlist-text';
import { useAtom } from 'jotai';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { waitlistCopy as copy } from '../../copy/waitlist-copy.ts';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { type BackInStockVariant, waitlistModalAtom } from '../../state/waitlist-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import { sharedOutbox } from './shared-outbox.ts';
import { isReady, typedEmailAtom, typedFor } from './typed-email.ts';
import styles from './waitlist-modal.module.css';

/** `[screen.back-in-stock-modal.1]` `[state.waitlist-modal.1]` */
export function WaitlistModal() {
  const [modal, change] = useAtom(waitlistModalAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const isThanking = modal.step === 'thanking';
  const close = () => change({ kind: 'close' });
  const [typedEmail, setTyped] = useAtom(typedEmailAtom);
  const typed = modal.step === 'asking' ? typedFor(typedEmail, modal.selected.variantId) : null;
  // What the page's own field has is corrected there, or shown before it is taken.
  const isForField = typed !== null && !isReady(typed);
  const isOpen = modal.step !== 'closed' && !isForField;
  const signUp = (email: string) => {
    if (modal.step !== 'asking') return;
    void sharedOutbox().add({ email, variantId: modal.selected.variantId });
    if (typed) setTyped({ ...typed, thanks: `${copy.thanks} ${whatFollows(modal.selected)}` });
    change({ kind: 'submit' });
  };
  useModalDialog(dialog, isOpen, close);

  // After the effect that shows the dialog, which focuses its first control.
  const ask = useEffectEvent(() => {
    if (!typed) return dialog.current?.querySelector('input')?.focus();
    if (!isForField) return signUp(typed.email);
    close();
    typed.report();
  });
  const isTyped = typed !== null;
  useEffect(() => {
    // The field's script may come after this one.
    if (modal.step === 'asking' || isTyped) ask();
  }, [modal.step, isTyped]);

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => change({ kind: 'time-is-up' }), WAITLIST_CLEAR_MS);
    return () => clearTimeout(timer);
  }, [isThanking, change]);

  return (
    <dialog ref={dialog} className={join(styles.modal, isThanking && styles.small)} aria-label={copy.name}>
      {isOpen && <IconButton icon="close-x" label={copy.close} className={styles.close} onClick={close} />}
      {modal.step === 'asking' && !typed && (
        <SignUp key={modal.selected.variantId} selected={modal.selected} onSubmit={signUp} />
      )}
      {isThanking && <Thanks selected={modal.selected} />}
    </dialog>
  );
}

interface SignUpProps {
  selected: BackInStockVariant;
  onSubmit: (email: string) => void;
}

function SignUp({ selected: { product, variantTitle }, onSubmit }: SignUpProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const text = waitlistText(product);
  const named = shownTitle(variantTitle);
  const { image } = product;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(email);
  };

  return (
    <div className={styles.half}>
      <span className={join('frame', styles.picture)}>
        {image && (
          <Picture
            sources={commerceSources(image.src, 900)}
            width={image.width}
            height={image.height}
            alt=""
            sizes="(min-width: 768px) 420px, 100vw"
            isEager
          />
        )}
      </span>
      <div className={styles.text}>
        <p className="ui muted">
          {product.title}
          {named !== null && (
            <>
              <br />
              {named}
            </>
          )}
        </p>
        <h2 className={join('d3', styles.heading)}>{copy.heading[text]}</h2>
        <p>{copy.text[text]}</p>
        {/* [rule.quick-add-and-waitlist.2] The browser's own field checks the address. */}
        <form method="post" className={styles.form} onSubmit={submit}>
          <Field
            id={id}
            label={copy.email}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={copy.email}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" isBlock>
            {copy.submit}
          </Button>
        </form>
        <p className={join('small', styles.promise)}>{copy.promise[text]}</p>
      </div>
    </div>
  );
}

/** `[screen.back-in-stock-modal.3]` Null for what the platform calls a variant without options. */
const shownTitle = (title: string) => namedSize({ title, selectedOptions: [] }) && title;

function whatFollows({ product, variantTitle }: BackInStockVariant): string {
  const isNew = waitlistText(product) === 'product-in-stock';
  return copy.next(product.title, shownTitle(variantTitle), isNew ? 'here' : 'back');
}

function Thanks({ selected }: { selected: BackInStockVariant }) {
  const thanks = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} className={join(styles.text, styles.thanks)} role="status" tabIndex={-1}>
      <Icon name="bow" size={44} className={styles.bow} />
      <h2 className={join('d3', styles.heading)}>{copy.thanks}</h2>
      <p className="muted">{whatFollows(selected)}</p>
    </div>
  );
}
