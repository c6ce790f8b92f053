import type { GiftMessageEditor } from '@storefront/core/cart/gift-message';
import { atom } from 'jotai';

/** Outlives the drawer: a text that is not saved yet is there again when the bag opens again. */
export const giftEditorAtom = atom<GiftMessageEditor>({ isOpen: false, draft: '', saved: '' });
