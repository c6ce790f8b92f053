import {
  editGiftMessage,
  GIFT_MESSAGE_LIMIT,
  giftMessageLength,
  giftMessageOf,
  isGiftMessageTooLong,
} from '@storefront/core/cart/gift-message';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { cartAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import styles from './gift-message.module.css';
import { giftEditorAtom, isSavingGiftMessageAtom, saveGiftDraftAtom } from './gift-message-atoms.ts';

/** `[screen.cart-drawer.6]` `[state.gift-message.1]` `[state.gift-message.2]` `[state.gift-message.3]` `[state.gift-message.4]` */
export function GiftMessage() {
  const saved = giftMessageOf(useAtomValue(cartAtom));
  const [editor, setEditor] = useAtom(giftEditorAtom);
  const isSaving = useAtomValue(isSavingGiftMessageAtom);
  const saveDraft = useSetAtom(saveGiftDraftAtom);
  const { saveGiftMessage } = useCart();
  const toggle = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDue = useRef(false);
  const id = useId();
  const { isOpen, draft } = editor;
  const isTooLong = isGiftMessageTooLong(draft);

  // What was pressed is gone: the focus goes on to what has taken its place.
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    (isOpen ? field : toggle).current?.focus();
  }, [isOpen]);

  const change = (kind: 'toggle' | 'cancel' | 'clear') => {
    isDue.current = kind !== 'clear';
    setEditor(editGiftMessage({ ...editor, saved }, { kind }));
    if (kind === 'clear') field.current?.focus();
  };

  async function save() {
    if (isTooLong) return field.current?.focus();
    await saveDraft(async (text) => {
      const isSaved = await saveGiftMessage(text);
      isDue.current = isSaved;
      return isSaved;
    });
  }

  if (!isOpen) {
    return (
      <div className={styles.closed}>
        <button ref={toggle} type="button" aria-expanded="false" onClick={() => change('toggle')}>
          <span>{saved === '' ? cartCopy.addMessage : cartCopy.message}</span>
          {saved === '' ? (
            <Icon name="add" size={16} />
          ) : (
            <span className="link">{cartCopy.editMessage}</span>
          )}
        </button>
        {saved !== '' && <p className={styles.text}>{saved}</p>}
      </div>
    );
  }
  return (
    <div className={styles.open}>
      <div className={styles.head}>
        <label htmlFor={id}>{cartCopy.message}</label>
        <span className={`num ${styles.count}`} id={`${id}-count`}>
          {giftMessageLength(draft)} / {GIFT_MESSAGE_LIMIT}
        </span>
      </div>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        placeholder={cartCopy.messagePlaceholder}
        value={draft}
        readOnly={isSaving}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : `${id}-count`}
        onChange={({ currentTarget }) =>
          setEditor(editGiftMessage(editor, { kind: 'type', text: currentTarget.value }))
        }
      />
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {isTooLong && cartCopy.messageTooLong(giftMessageLength(draft) - GIFT_MESSAGE_LIMIT)}
      </p>
      <div className={styles.actions}>
        <Button isSmall isBusy={isSaving} onClick={() => void save()}>
          {cartCopy.saveMessage}
        </Button>
        <Button look="quiet" isSmall disabled={isSaving} onClick={() => change('cancel')}>
          {cartCopy.cancelMessage}
        </Button>
        <Button
          look="quiet"
          isSmall
          disabled={isSaving}
          className={styles.clear}
          onClick={() => change('clear')}
        >
          {cartCopy.clearMessage}
        </Button>
      </div>
    </div>
  );
}
