import {
  editGiftMessage,
  GIFT_MESSAGE_LIMIT,
  giftMessageLength,
  giftMessageOf,
  isGiftMessageTooLong,
} from '@storefront/core/cart/gift-message';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { giftMessageCopy } from '../../../copy/gift-message-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { cartAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import { giftEditorAtom } from './gift-editor-atom.ts';
import styles from './gift-message.module.css';
import { isSavingGiftMessageAtom, saveGiftDraftAtom } from './save-gift-draft.ts';

interface GiftEditorProps {
  /** Whether what the shopper pressed is gone, so that the focus goes to what takes its place. */
  isFocusDue: RefObject<boolean>;
}

/** `[state.gift-message.2]` The message is written here, and saved. */
export function GiftEditor({ isFocusDue }: GiftEditorProps) {
  const saved = giftMessageOf(useAtomValue(cartAtom));
  const [editor, setEditor] = useAtom(giftEditorAtom);
  const isSaving = useAtomValue(isSavingGiftMessageAtom);
  const saveDraft = useSetAtom(saveGiftDraftAtom);
  const { saveGiftMessage } = useCart();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { draft } = editor;
  const isTooLong = isGiftMessageTooLong(draft);

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    field.current?.focus();
  }, [isFocusDue]);

  const change = (kind: 'cancel' | 'clear') => {
    isFocusDue.current = kind === 'cancel';
    setEditor(editGiftMessage({ ...editor, saved }, { kind }));
    if (kind === 'clear') field.current?.focus();
  };

  async function save() {
    if (isTooLong) return field.current?.focus();
    await saveDraft(async (text) => {
      const isSaved = await saveGiftMessage(text);
      isFocusDue.current = isSaved;
      return isSaved;
    });
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
        placeholder={giftMessageCopy.placeholder}
        value={draft}
        readOnly={isSaving}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : `${id}-count`}
        onChange={({ currentTarget }) =>
          setEditor(editGiftMessage(editor, { kind: 'type', text: currentTarget.value }))
        }
      />
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {isTooLong && giftMessageCopy.tooLong(giftMessageLength(draft) - GIFT_MESSAGE_LIMIT)}
      </p>
      <div className={styles.actions}>
        <Button isSmall isBusy={isSaving} onClick={() => void save()}>
          {giftMessageCopy.save}
        </Button>
        <Button look="quiet" isSmall disabled={isSaving} onClick={() => change('cancel')}>
          {giftMessageCopy.cancel}
        </Button>
        <Button
          look="quiet"
          isSmall
          disabled={isSaving}
          className={styles.clear}
          onClick={() => change('clear')}
        >
          {giftMessageCopy.clear}
        </Button>
      </div>
    </div>
  );
}
