import { editGiftMessage, giftMessageOf } from '@storefront/core/cart/gift-message';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { remembered, useLoaded, warmUp } from '../../../hooks/use-loaded.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cartAtom } from '../cart-atoms.ts';
import { giftEditorAtom } from './gift-editor-atom.ts';
import styles from './gift-message.module.css';

/** Few bags carry a message: fetched by those who are about to write one. */
export const loadGiftEditor = remembered(() =>
  import('./gift-editor.tsx').then((module) => module.GiftEditor),
);

/** `[screen.cart-drawer.6]` `[state.gift-message.1]` `[state.gift-message.3]` `[state.gift-message.4]` */
export function GiftMessage() {
  const saved = giftMessageOf(useAtomValue(cartAtom));
  const [editor, setEditor] = useAtom(giftEditorAtom);
  const { isOpen } = editor;
  const Editor = useLoaded(isOpen, loadGiftEditor, () => setEditor((last) => ({ ...last, isOpen: false })));
  const toggle = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);

  // What was pressed is gone: the focus goes on to what has taken its place.
  useEffect(() => {
    if (isOpen || !isFocusDue.current) return;
    isFocusDue.current = false;
    toggle.current?.focus();
  }, [isOpen]);

  if (isOpen && Editor) return <Editor isFocusDue={isFocusDue} />;
  const open = () => {
    isFocusDue.current = true;
    setEditor(editGiftMessage({ ...editor, saved }, { kind: 'toggle' }));
  };
  const prepare = () => warmUp(loadGiftEditor);
  return (
    <div className={styles.closed}>
      <button
        ref={toggle}
        type="button"
        aria-expanded="false"
        aria-busy={isOpen || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span>{saved === '' ? cartCopy.addMessage : cartCopy.message}</span>
        {saved === '' ? <Icon name="add" size={16} /> : <span className="link">{cartCopy.editMessage}</span>}
      </button>
      {saved !== '' && <p className={styles.text}>{saved}</p>}
    </div>
  );
}
