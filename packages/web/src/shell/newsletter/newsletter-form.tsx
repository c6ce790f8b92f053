import type { RichText } from '@storefront/core/content/rich-text';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { newsletterCopy } from '../../copy/newsletter-copy.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { join } from '../../ui/join.ts';
import { RichSpans } from '../../ui/rich-text.tsx';
import styles from './newsletter-form.module.css';

const loadSignUp = () => import('./subscribe-to-newsletter.ts');

const never = () => () => {};

interface NewsletterFormProps {
  consent: RichText;
  /** `night` lies on the footer: one line, with words instead of a button. `stacked` fits a drawer. */
  look: 'plain' | 'stacked' | 'night';
}

/** An e-mail field and the sentence of consent; the address stays until the provider has accepted it. */
export function NewsletterForm({ consent, look }: NewsletterFormProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  // A disabled button also keeps Enter from sending the form before its script has come.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const thanks = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || isSending) return;
    setSending(true);
    const problem = await loadSignUp()
      .then(({ subscribeToNewsletter }) => subscribeToNewsletter(input.value.trim(), input.validity.valid))
      .catch((error: unknown) => {
        console.warn('Newsletter signup failed', error);
        return newsletterCopy.unreachable;
      });
    setSending(false);
    setError(problem);
    if (problem === null) setDone(true);
    else input.focus();
  };

  if (isDone)
    return (
      <p ref={thanks} tabIndex={-1} className={join('t2', styles.thanks)}>
        {newsletterCopy.thanks}
      </p>
    );
  return (
    <>
      <form
        // However it is sent, the e-mail must not end up in the address of the page.
        method="post"
        noValidate
        className={join(styles.form, styles[look])}
        onSubmit={send}
        onFocus={() => warmUp(loadSignUp)}
      >
        <Field
          ref={field}
          id={id}
          label={newsletterCopy.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          error={error}
          className={styles.field}
        />
        {look !== 'night' ? (
          <Button type="submit" isBusy={isSending} disabled={!isAlive}>
            {look === 'plain' ? newsletterCopy.join : newsletterCopy.subscribe}
          </Button>
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-busy={isSending || undefined}
            disabled={!isAlive}
          >
            {newsletterCopy.subscribe} <Icon name="arrow-right" size={18} />
          </button>
        )}
      </form>
      <noscript>
        <p className={join('small', styles.noScript)}>{newsletterCopy.noScript}</p>
      </noscript>
      {consent.map((block) => (
        <p key={block.spans[0]?.text ?? block.kind} className={join('small', styles.consent)}>
          <RichSpans spans={block.spans} />
        </p>
      ))}
    </>
  );
}
