import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { checkListName, LIST_NAME_MAX } from '@storefront/core/wishlist/wishlist-modal';
import { useStore } from 'jotai';
import { type FormEvent, useState } from 'react';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type ChoosableVariant, VariantSelect } from './choose-list.tsx';
import { wishlistsAtom } from './lists-atoms.ts';
import { refusedNameText } from './refused-name-text.ts';
import styles from './wishlist-modal.module.css';

interface NewListProps {
  id: string;
  title: string;
  variants: readonly ChoosableVariant[];
  variantId: string | null;
  onVariant: (variantId: string) => void;
  lists: readonly Wishlist[];
  /** Rejects when the list could not be created. */
  onCreate: (name: string) => Promise<void>;
}

/** `[screen.product-detail-page.22]` `[state.wishlist.3]` */
export function NewList({ id, title, variants, variantId, onVariant, lists, onCreate }: NewListProps) {
  const store = useStore();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // A page opened without a chosen size asks for it here, too.
  const [mustChoose] = useState(variantId === null);
  const variant = variants.find((one) => one.id === variantId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || variantId === null) return;
    const problem = checkListName(name, lists, { savedItems: copy.savedItems });
    if (problem !== null) {
      setError(copy.problems[problem]);
      document.getElementById(`${id}-name`)?.focus();
      return;
    }
    setError(null);
    setSending(true);
    onCreate(name).catch((failure: unknown) => {
      console.warn('A wishlist could not be created', failure);
      setSending(false);
      const found = store.get(wishlistsAtom).lists;
      setError(refusedNameText(failure, name, found) ?? copy.notCreated);
    });
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      {mustChoose && (
        <VariantSelect id={id} variants={variants} variantId={variantId} onVariant={onVariant} />
      )}
      <Field
        id={`${id}-name`}
        label={copy.listName}
        name="list-name"
        autoComplete="off"
        placeholder={copy.listName}
        maxLength={LIST_NAME_MAX * 2}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
      />
      <Button
        type="submit"
        isBlock
        isBusy={isSending}
        className={styles.action}
        disabled={variantId === null}
      >
        {copy.create}
      </Button>
      {variant && <p className={`ui muted ${styles.hint}`}>{copy.firstPiece(title, variant.size)}</p>}
    </form>
  );
}
