import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { checkListName, LIST_NAME_MAX } from '@storefront/core/wishlist/wishlist-modal';
import { useStore } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { wishlistCopy } from '../../copy/wishlist-copy.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Wishlists } from './create-wishlists.ts';
import { wishlistsAtom } from './lists-atoms.ts';
import { refusedNameText } from './refused-name-text.ts';
import styles from './wishlists.module.css';

interface RenameListProps {
  list: Wishlist;
  /** As it is shown. */
  name: string;
  lists: readonly Wishlist[];
  wishlists: Wishlists;
  onClose: () => void;
}

export function RenameList({ list, name, lists, wishlists, onClose }: RenameListProps) {
  const store = useStore();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => field.current?.select(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (wanted.trim() === name) return onClose();
    const problem = checkListName(wanted, lists, { savedItems: wishlistCopy.savedItems, ownLid: list.lid });
    if (problem !== null) {
      setError(wishlistCopy.problems[problem]);
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await wishlists.rename(list.lid, wanted);
      onClose();
    } catch (failure) {
      console.warn('A wishlist could not be renamed', failure);
      setSending(false);
      const found = store.get(wishlistsAtom).lists;
      setError(refusedNameText(failure, wanted, found, list.lid) ?? copy.notRenamed);
    }
  };

  return (
    <form method="post" noValidate className={styles.panel} onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        id={id}
        label={copy.listName}
        name="list-name"
        autoComplete="off"
        maxLength={LIST_NAME_MAX * 2}
        value={wanted}
        error={error}
        onChange={(event) => {
          setWanted(event.target.value);
          setError(null);
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit" isSmall isBusy={isSending}>
          {copy.saveName}
        </Button>
        <Button look="line" isSmall onClick={onClose}>
          {copy.cancel}
        </Button>
      </p>
    </form>
  );
}
