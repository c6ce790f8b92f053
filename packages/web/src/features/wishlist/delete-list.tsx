import { useId, useRef, useState } from 'react';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { Button } from '../../ui/button.tsx';
import styles from './delete-list.module.css';

interface DeleteListProps {
  isOpen: boolean;
  name: string;
  /** Of the pieces on it. */
  count: number;
  onClose: () => void;
  /** Rejects when the list could not be deleted. */
  onDelete: () => Promise<void>;
}

export function DeleteList({ isOpen, name, count, onClose, onDelete }: DeleteListProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<'asking' | 'sending' | 'failed'>('asking');
  useModalDialog(dialog, isOpen, () => {
    setStep('asking');
    onClose();
  });
  const confirm = () => {
    setStep('sending');
    onDelete().catch((error: unknown) => {
      console.warn('A wishlist could not be deleted', error);
      setStep('failed');
    });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <h2 id={id} className="t1">
        {copy.deleteTitle(name)}
      </h2>
      <p>{copy.deleteText(count)}</p>
      <p role="alert" className={styles.problem}>
        {step === 'failed' && copy.notDeleted}
      </p>
      <p className={styles.buttons}>
        <Button isBusy={step === 'sending'} onClick={confirm}>
          {copy.deleteList}
        </Button>
        <Button look="line" onClick={onClose}>
          {copy.keepList}
        </Button>
      </p>
    </dialog>
  );
}
