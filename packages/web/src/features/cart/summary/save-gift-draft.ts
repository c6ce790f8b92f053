import { editGiftMessage } from '@storefront/core/cart/gift-message';
import { atom } from 'jotai';
import { giftEditorAtom } from './gift-editor-atom.ts';

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
