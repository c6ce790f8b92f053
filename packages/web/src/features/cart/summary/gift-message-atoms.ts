import { editGiftMessage, type GiftMessageEditor } from '@storefront/core/cart/gift-message';
import { atom } from 'jotai';

/** Outlives the drawer: a text that is not saved yet is there again when the bag opens again. */
export const giftEditorAtom = atom<GiftMessageEditor>({ isOpen: false, draft: '', saved: '' });
/** Also in a bag that is opened again while the platform has not responded. */
export const isSavingGiftMessageAtom = atom(false);

/** The message stays in the editor, as it was sent, while the platform has not taken it. */
export const saveGiftDraftAtom = atom(
  null,
  async (get, set, save: (text: string) => Promise<boolean>): Promise<void> => {
    set(isSavingGiftMessageAtom, true);
    const isSaved = await save(get(giftEditorAtom).draft);
    set(isSavingGiftMessageAtom, false);
    if (isSaved) set(giftEditorAtom, (last) => editGiftMessage(last, { kind: 'save' }));
  },
);
